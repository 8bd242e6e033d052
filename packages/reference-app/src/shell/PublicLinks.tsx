import { useLocale } from '@udongo/ui';
import { Link, useLocation } from 'react-router';
import { type PublicPath, readPublicPath, toPublicPath } from '../lib/publicPaths.ts';
import { usePublicPath } from '../lib/usePublicPath.ts';
import { useText } from '../messages/translator.ts';
import type { OptionalScreen } from '../services/config.ts';
import { useServices } from '../services/ServicesContext.ts';
import { useChooseLanguage } from './useChooseLanguage.ts';

const links = [
  { path: '/prices', text: 'shell.prices' },
  { path: '/how-to-sample', text: 'shell.howToSample' },
  { path: '/sample-report', text: 'shell.sampleReport' },
  { path: '/questions', text: 'shell.questions', screen: 'questions' },
  { path: '/blog', text: 'shell.blog', screen: 'blog' },
  { path: '/reviews', text: 'shell.reviews', screen: 'reviews' },
  { path: '/contact', text: 'shell.contact', screen: 'contact' },
  { path: '/newsletter', text: 'shell.newsletter', screen: 'newsletter' },
  { path: '/privacy', text: 'shell.privacy' },
  { path: '/terms', text: 'shell.terms' },
] as const satisfies readonly { path: PublicPath; text: string; screen?: OptionalScreen }[];

/** The way to the pages that inform everybody, and on one of these to the same page in the other language. */
export function PublicLinks() {
  const t = useText();
  const toPath = usePublicPath();
  const { withoutScreens } = useServices().config;
  return (
    <nav aria-label={t('shell.help')} className="app-footer__links">
      {links
        .filter((link) => !('screen' in link && withoutScreens.includes(link.screen)))
        .map(({ path, text }) => (
          <Link key={path} to={toPath(path)}>
            {t(text)}
          </Link>
        ))}
      <OtherLanguage />
    </nav>
  );
}

/** Without a script it is the only way to the other language, and search engines follow it. */
function OtherLanguage() {
  const here = readPublicPath(useLocation().pathname);
  const choose = useChooseLanguage();
  // A person who is logged in sees both addresses in their chosen language.
  const locale = useLocale();
  if (!here) return null;
  const other = locale === 'sw' ? 'en' : 'sw';
  return (
    <a
      href={toPublicPath(here.address, other)}
      hrefLang={other}
      lang={other}
      onClick={(event) => {
        event.preventDefault();
        void choose(other);
      }}
    >
      {other === 'sw' ? 'Kiswahili' : 'English'}
    </a>
  );
}
