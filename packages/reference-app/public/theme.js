// Blocks the first paint on purpose, so that a dark page never flashes light. A file of its own: the content security
// policy allows no inline script.
(() => {
  const read = (name) => new RegExp(`(?:^|; )${name}=([^;]*)`).exec(document.cookie)?.[1];
  const root = document.documentElement;
  root.dataset.scheme = read('udongo-theme') === 'dark' ? 'dark' : 'light';
  if (read('udongo-locale') === 'sw') root.lang = 'sw';
})();
