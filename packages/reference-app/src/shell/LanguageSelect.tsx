import { Icon, type Locale } from '@udongo/ui';
import { useEffect, useRef, useSyncExternalStore } from 'react';
import { useText } from '../messages/translator.ts';
import { useServices } from '../services/ServicesContext.ts';
import { useChooseLanguage } from './useChooseLanguage.ts';

/** Each language in its own words. */
const locales: readonly { value: Locale; label: string }[] = [
  { value: 'en', label: 'English' },
  { value: 'sw', label: 'Kiswahili' },
];

/** Chooses the language of the page. */
export function LanguageSelect() {
  const t = useText();
  const { locale } = useServices().choices;
  const chosen = useSyncExternalStore(locale.subscribe, locale.get, locale.get);
  const choose = useChooseLanguage();
  const select = useRef<HTMLSelectElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, for a choice from before the script of a rendered page came.
  useEffect(() => {
    const before = toLocale(select.current?.value ?? '');
    if (before !== locale.get()) void choose(before);
  }, []);
  return (
    <span className="app-language">
      <select
        ref={select}
        aria-label={t('shell.language')}
        value={chosen}
        onChange={(event) => void choose(toLocale(event.target.value))}
      >
        {locales.map(({ value, label }) => (
          <option key={value} value={value} lang={value}>
            {label}
          </option>
        ))}
      </select>
      <Icon name="chevronDown" width={16} height={16} />
    </span>
  );
}

function toLocale(value: string): Locale {
  return locales.find((locale) => locale.value === value)?.value ?? 'en';
}
