import { Icon } from '@udongo/ui';
import { useSyncExternalStore } from 'react';
import { useText } from '../messages/translator.ts';
import { useServices } from '../services/ServicesContext.ts';

/** The scheme after each: light, the default, then dark, then that of the device. */
const nextOf = { light: 'dark', dark: 'auto', auto: 'light' } as const;
const labels = {
  light: 'shell.lightColours',
  dark: 'shell.darkColours',
  auto: 'shell.deviceColours',
} as const;

/** Goes on to the next colours: dark, those of the device, light. `inWords` shows the label as text, for a menu. */
export function SchemeSwitch({ inWords = false }) {
  const t = useText();
  const { scheme } = useServices().choices;
  const next = nextOf[useSyncExternalStore(scheme.subscribe, scheme.get, scheme.get)];
  const label = t(labels[next]);
  return (
    <button
      type="button"
      className="app-icon-button"
      data-words={inWords || undefined}
      aria-label={inWords ? undefined : label}
      title={inWords ? undefined : label}
      onClick={() => scheme.choose(next)}
    >
      {next === 'auto' ? <HalfCircle /> : <Icon name={next === 'dark' ? 'moon' : 'sun'} />}
      {inWords && label}
    </button>
  );
}

function HalfCircle() {
  return (
    <svg className="udongo-icon" viewBox="0 0 20 20" width="20" height="20" aria-hidden="true">
      <circle cx="10" cy="10" r="7" fill="none" stroke="currentColor" strokeWidth="1.75" />
      <path d="M10 3a7 7 0 0 1 0 14z" fill="currentColor" />
    </svg>
  );
}
