import type { Plugin } from 'vite';

/** Lets `watched` look at the result of each hook that an example calls. */
export function watchHooks(): Plugin {
  return {
    name: 'watch-hooks',
    enforce: 'pre',
    transform(code, id) {
      if (!/\/packages\/ui\/examples\/\w+\.tsx$/.test(id)) return null;
      const calls = code.replace(/(?<![.\w])(use[A-Z]\w*)(?=\(|<[^\n]*>\()/g, "watched('$1', $1)");
      return { code: `${calls}\nimport { watched } from '../test/watched.ts';`, map: null };
    },
  };
}
