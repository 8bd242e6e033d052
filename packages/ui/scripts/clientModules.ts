/** Calls a hook, makes a context, or hands an element a function: only a browser does that. */
const clientOnly = /\buse[A-Z]\w*\(|\bcreate(Part)?Context\(|\bon[A-Z]\w*(:|\()/;

/**
 * Marks the module as one of the client where it needs that, so that a server component may draw it; every other module a server
 * component calls as it is.
 */
export function bannerOf({ modules }: { modules: Record<string, { code: string | null }> }): string {
  return Object.values(modules).some(({ code }) => clientOnly.test(code ?? '')) ? "'use client';" : '';
}
