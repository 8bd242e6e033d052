import { type KeyboardEvent, type ReactNode, useRef } from 'react';
import { useUniqueId } from '../lib/useUniqueId.ts';

interface Tab {
  key: string;
  label: ReactNode;
}

interface TabsProps {
  /** Names the tabs for assistive technology. */
  label: string;
  tabs: readonly Tab[];
  /** Key of the shown tab. */
  shown: string;
  onShow: (key: string) => void;
  /** The content of the shown tab. */
  children: ReactNode;
}

/**
 * Tabs by the ARIA pattern: one stop for Tab; arrows, Home and End move to another tab and show it. A single
 * tab draws only its panel.
 */
export function Tabs({ label, tabs, shown, onShow, children }: TabsProps) {
  const id = useUniqueId();
  const list = useRef<HTMLDivElement>(null);
  if (tabs.length < 2) return children;
  const index = tabs.findIndex(({ key }) => key === shown);
  const press = (event: KeyboardEvent) => {
    const last = tabs.length - 1;
    const places: Partial<Record<string, number>> = {
      ArrowRight: index === last ? 0 : index + 1,
      ArrowLeft: index === 0 ? last : index - 1,
      Home: 0,
      End: last,
    };
    const place = places[event.key];
    const next = place === undefined ? undefined : tabs[place];
    if (!next || place === undefined) return;
    event.preventDefault();
    onShow(next.key);
    list.current?.querySelectorAll<HTMLElement>('[role=tab]')[place]?.focus();
  };
  return (
    <div className="udongo-sample-results__tabs">
      <div
        ref={list}
        role="tablist"
        aria-label={label}
        className="udongo-sample-results__tablist"
        onKeyDown={press}
        tabIndex={-1}
      >
        {tabs.map((tab) => (
          <button
            key={tab.key}
            type="button"
            role="tab"
            id={`${id}-${tab.key}`}
            className="udongo-sample-results__tab"
            aria-selected={tab.key === shown}
            aria-controls={`${id}-panel`}
            tabIndex={tab.key === shown ? 0 : -1}
            onClick={() => onShow(tab.key)}
          >
            {tab.label}
          </button>
        ))}
      </div>
      <div
        role="tabpanel"
        id={`${id}-panel`}
        aria-labelledby={`${id}-${shown}`}
        className="udongo-sample-results__panel"
      >
        {children}
      </div>
    </div>
  );
}
