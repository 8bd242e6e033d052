import { Icon } from '@udongo/ui';
import { useSyncExternalStore } from 'react';
import { useText } from '../messages/translator.ts';
import { useServices } from '../services/ServicesContext.ts';

/** Switches between light and dark colours. `inWords` shows the label as text, for a menu. */
export function SchemeSwitch({ inWords = false }) {
  const t = useText();
  const { scheme } = useServices().choices;
  const chosen = useSyncExternalStore(scheme.subscribe, scheme.get, scheme.get);
  const other = chosen === 'dark' ? 'light' : 'dark';
  const label = t(other === 'dark' ? 'shell.darkColours' : 'shell.lightColours');
  return (
    <button
      type="button"
      className="app-icon-button"
      data-words={inWords || undefined}
      aria-label={inWords ? undefined : label}
      title={inWords ? undefined : label}
      onClick={() => scheme.choose(other)}
    >
      <Icon name={other === 'dark' ? 'moon' : 'sun'} />
      {inWords && label}
    </button>
  );
}
