<?php
// The child theme's own stylesheet; the parent theme brings the rest.
add_action(
	'wp_enqueue_scripts',
	function () {
		wp_enqueue_style( 'mavuno', get_stylesheet_uri(), array(), '1.0' );
	}
);
