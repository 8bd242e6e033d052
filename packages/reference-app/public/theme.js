// Blocks the first paint: no dark page flashes light. The content security policy allows no inline script.
(() => {
  const read = (name) => new RegExp(`(?:^|; )${name}=([^;]*)`).exec(document.cookie)?.[1];
  const root = document.documentElement;
  const chosen = ['dark', 'auto'].find((one) => one === read('udongo-theme')) ?? 'light';
  const isDark =
    chosen === 'dark' || (chosen === 'auto' && matchMedia('(prefers-color-scheme: dark)').matches);
  // A browser in Kiswahili chooses it.
  if (!read('udongo-locale') && /^sw\b/.test(navigator.language))
    Object.assign(document, { cookie: 'udongo-locale=sw;path=/' });
  // The address of a public page says its language.
  const isKiswahili = /^[/]sw([/]|$)/.test(location.pathname);
  const locale = isKiswahili || read('udongo-locale') === 'sw' ? 'sw' : 'en';
  root.dataset.scheme = isDark ? 'dark' : 'light';
  // Rendered for somebody else, or from a cache: the skeleton shows.
  if (root.dataset.rendered !== `${locale} ${chosen}` || read('udongo-login_status') === 'true' || isKept())
    delete root.dataset.rendered;
  if (locale === 'sw') {
    root.lang = 'sw';
    for (const link of document.querySelectorAll('link[data-language=sw]')) link.rel = 'modulepreload';
    document.querySelector('link[rel=manifest]').href = '/app.sw.webmanifest';
  }
  try {
    // The typeface is on this device since an earlier visit.
    const href = localStorage.getItem('udongo-font');
    if (href?.[0] === '/') {
      const face = new FontFace('Figtree Variable', `url(${href})`, { weight: '300 900' });
      let isDrawn = false;
      requestAnimationFrame(() => {
        isDrawn = true;
      });
      // Nothing moves below who reads: the page has the typeface at its first frame, or not at all.
      const use = () => {
        if (isDrawn) return;
        document.fonts.add(face);
        root.dataset.font = '';
      };
      face.load().then(use, () => undefined);
    }
  } catch {
    // A browser that keeps nothing.
  }
  addEventListener('error', showFailure, true);
  addEventListener('DOMContentLoaded', beginLater);
  // A pressed button waits for the app: the browser would put what was typed into the address.
  addEventListener('submit', (event) => {
    if (!('rendered' in root.dataset)) return;
    event.preventDefault();
    root.dataset.pressed = '';
  });
  /** Begins with the scripts that the server put off once the largest picture is here or late. */
  function beginLater() {
    const links = document.querySelectorAll('link[data-later]');
    const picture = document.querySelector('img[fetchpriority=high]');
    let hasBegun = links.length === 0;
    const begin = () => {
      if (hasBegun) return;
      hasBegun = true;
      for (const link of links) {
        if (link.dataset.later === 'modulepreload') link.rel = 'modulepreload';
        else
          document.head.append(
            Object.assign(document.createElement('script'), { type: 'module', src: link.href }),
          );
      }
    };
    if (!picture || picture.complete || !('rendered' in root.dataset)) return begin();
    picture.addEventListener('load', begin);
    picture.addEventListener('error', begin);
    setTimeout(begin, 5000);
  }
  /** Whether the page has to say at once that a visitor's booking is on this device. */
  function isKept() {
    try {
      return Object.keys(localStorage).some((key) =>
        /^udongo-(booking-(draft|queue:.*):visitor:|visitor-bookings$)/.test(key),
      );
    } catch {
      return false;
    }
  }
  function showFailure({ target }) {
    // Once the app is here, it says such things itself.
    if (target.tagName === 'SCRIPT' && target.type === 'module')
      document.querySelector('.start__failure')?.removeAttribute('hidden');
  }
})();
