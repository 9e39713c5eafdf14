"""Parts of the site for use on other sites: frames, pictures for link previews, news."""
