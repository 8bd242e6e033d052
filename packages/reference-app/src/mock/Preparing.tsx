import { Card } from '@udongo/ui';
import { Logo } from '../components/Logo.tsx';
import { useText } from '../messages/translator.ts';
import './preparing.css';

interface PreparingProps {
  /** Nothing is on this device yet. */
  isFirst: boolean;
}

/** Said while the demo's database starts in this browser. */
export function Preparing({ isFirst }: PreparingProps) {
  const t = useText();
  return (
    <main className="app-page app-preparing">
      <Card>
        <div role="status">
          <Logo />
          <h1>{t(isFirst ? 'shell.preparingTitle' : 'shell.openingTitle')}</h1>
          <p>{t(isFirst ? 'shell.preparing' : 'shell.opening')}</p>
        </div>
        <div className="app-preparing__bar" />
      </Card>
    </main>
  );
}
