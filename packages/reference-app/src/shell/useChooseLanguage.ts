import type { Locale } from '@udongo/ui';
import { useNavigate } from 'react-router';
import { readPublicPath, toPublicPath } from '../lib/publicPaths.ts';
import { loadLanguage } from '../messages/languages.ts';
import { useText } from '../messages/translator.ts';
import { useRouterUrl, useServices } from '../services/ServicesContext.ts';

/** Changes the language of the page; a public page has another address in the other language. Never rejects. */
export function useChooseLanguage(): (locale: Locale) => Promise<void> {
  const t = useText();
  const { choices, toaster } = useServices();
  const { goal } = useRouterUrl();
  const navigate = useNavigate();
  return async (locale) => {
    try {
      await loadLanguage(locale);
    } catch {
      toaster.show({ tone: 'error', message: t('failure.networkError') });
      return;
    }
    choices.locale.choose(locale);
    // Checked only now: the person can have gone on while the texts loaded.
    const { pathname, search, isNext } = goal();
    const page = readPublicPath(pathname);
    if (!page || page.locale === locale) return;
    await navigate(toPublicPath(page.address, locale) + search, {
      replace: !isNext,
      preventScrollReset: !isNext,
    });
  };
}
