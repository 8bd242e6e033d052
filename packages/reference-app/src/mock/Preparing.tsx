import { Card } from '@udongo/ui';
import { Logo } from '../app/Logo.tsx';
import { useText } from '../messages/translator.ts';
import './preparing.css';

/** Said while the demo's database starts in this browser. */
export function Preparing() {
  const t = useText();
  return (
    <main className="app-page app-preparing">
      <Card>
        <div role="status">
          <Logo />
          <h1>{t('shell.preparingTitle')}</h1>
          <p>{t('shell.preparing')}</p>
        </div>
        <div className="app-preparing__bar" />
      </Card>
    </main>
  );
}
