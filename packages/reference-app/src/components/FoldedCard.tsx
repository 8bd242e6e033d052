import { Card, Icon } from '@udongo/ui';
import { type ReactNode, useId, useState } from 'react';
import { useIsPhone } from '../lib/useMedia.ts';
import './foldedCard.css';

interface FoldedCardProps {
  title: string;
  /** The most important fact, beside the title while the card is folded. */
  short?: ReactNode;
  /** Opens it from the start. Default false. */
  defaultOpen?: boolean;
  children: ReactNode;
}

/** A card that is folded on a phone until its title is pressed; on wider windows and on paper it is an ordinary card. */
export function FoldedCard({ title, short, defaultOpen = false, children }: FoldedCardProps) {
  const isPhone = useIsPhone();
  const [isOpen, setIsOpen] = useState(defaultOpen);
  const body = useId();
  if (!isPhone) return <Card title={title}>{children}</Card>;
  return (
    <Card
      title={
        <button
          type="button"
          className="app-fold"
          aria-expanded={isOpen}
          aria-controls={body}
          onClick={() => setIsOpen(!isOpen)}
        >
          {title}
          <Icon name={isOpen ? 'chevronUp' : 'chevronDown'} />
        </button>
      }
      actions={!isOpen && short && <span className="app-fold__short">{short}</span>}
    >
      <div id={body} hidden={!isOpen}>
        {children}
      </div>
    </Card>
  );
}
