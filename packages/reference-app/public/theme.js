// Blocks the first paint on purpose, so that a dark page never flashes light. A file of its own: the content security
// policy allows no inline script.
(() => {
  const read = (name) => new RegExp(`(?:^|; )${name}=([^;]*)`).exec(document.cookie)?.[1];
  const root = document.documentElement;
  root.dataset.scheme = read('udongo-theme') === 'dark' ? 'dark' : 'light';
  if (read('udongo-locale') === 'sw') {
    root.lang = 'sw';
    for (const link of document.querySelectorAll('link[data-language=sw]')) link.rel = 'modulepreload';
    document.querySelector('link[rel=manifest]').href = '/app.sw.webmanifest';
  }
  try {
    // The typeface is on this device since an earlier visit.
    if (localStorage.getItem('udongo-font')) root.dataset.font = '';
  } catch {
    // A browser that keeps nothing.
  }
  addEventListener('error', showFailure, true);
  function showFailure({ target }) {
    // Of a file of the start; once the app is here, it says such things itself.
    if (target.tagName === 'SCRIPT' && target.type === 'module')
      document.querySelector('.start__failure')?.removeAttribute('hidden');
  }
})();
