"""What of the site stands on other people's pages: frames, pictures of links, news."""
