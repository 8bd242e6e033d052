import type { Locale } from '@udongo/ui';
import { useLocation, useNavigate } from 'react-router';
import { loadLanguage } from '../messages/languages.ts';
import { useText } from '../messages/translator.ts';
import { readPublicPath, toPublicPath } from './publicPaths.ts';
import { useServices } from './ServicesContext.ts';

/** Changes the language of the page; a public page has another address in the other language. Never rejects. */
export function useChooseLanguage(): (next: Locale) => Promise<void> {
  const t = useText();
  const { choices, toaster } = useServices();
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  return async (next) => {
    try {
      await loadLanguage(next);
    } catch {
      toaster.show({ tone: 'error', message: t('failure.networkError') });
      return;
    }
    choices.locale.choose(next);
    const here = readPublicPath(pathname);
    if (here && here.locale !== next)
      await navigate(toPublicPath(here.address, next) + search, { replace: true, preventScrollReset: true });
  };
}
