"""Tables boards, drawn."""
