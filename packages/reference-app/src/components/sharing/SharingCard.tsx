import { Button, Card } from '@udongo/ui';
import { type ReactNode, useRef, useState } from 'react';
import { useServices } from '../../services/ServicesContext.ts';
import './sharing.css';

export interface SharingWords {
  title: string;
  /** How it is now. */
  state: string;
  /** The question in place of the state, while nothing was answered. */
  ask?: { question: string; hint: string; yes: string; no?: string } | undefined;
  /** Label of the button that shares, after a no. Default: none. */
  share?: string | undefined;
  /** Label of the button that stops it. Default: none. */
  stop?: string | undefined;
  /** Words for a toast after a change. */
  done: { on: string; off: string };
}

interface SharingCardProps {
  words: SharingWords;
  /** Stores the answer and says so, or asks first. A failure is reported. */
  onSet: (shares: boolean) => Promise<void>;
  children?: ReactNode;
}

/** Asks whether results are shared, says how it is, and takes it back. */
export function SharingCard({ words, onSet, children }: SharingCardProps) {
  const { failures } = useServices();
  const [pending, setPending] = useState(false);
  const [isDeclined, setIsDeclined] = useState(false);
  const mainButton = useRef<HTMLButtonElement>(null);
  const { title, state, ask, share, stop } = words;
  const set = async (shares: boolean) => {
    setPending(true);
    try {
      await onSet(shares);
    } catch (error) {
      failures.report(error);
    }
    setPending(false);
  };
  const decline = () => {
    setIsDeclined(true);
    mainButton.current?.focus();
  };
  const asked = isDeclined ? undefined : ask;
  const main = asked?.yes ?? stop ?? share;
  return (
    <Card title={title}>
      {asked ? (
        <>
          <p>
            <b>{asked.question}</b>
          </p>
          <p className="app-quiet">{asked.hint}</p>
        </>
      ) : (
        <p className="app-sharing__state">{state}</p>
      )}
      {main && (
        <div className="app-actions">
          {/* The same button before and after, so that the focus stays. */}
          <Button ref={mainButton} pending={pending} onClick={() => void set(asked !== undefined || !stop)}>
            {main}
          </Button>
          {asked?.no && <Button onClick={decline}>{asked.no}</Button>}
        </div>
      )}
      {children}
    </Card>
  );
}
