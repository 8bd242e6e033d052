import { BookingForm, useQueueSending } from '@udongo/ui';
import { sw } from '@udongo/ui/messages/sw';
import { type FocusEvent, type FormEvent, type MouseEvent, useRef } from 'react';
import { en } from '../../packages/ui/src/messages/en.ts';
import { nameFieldOf, type Tab, type World } from './createWorld.ts';

interface TabPanelProps {
  world: World;
  tab: Tab;
  title: string;
}

/** The buttons of the form with which a person throws something away. */
const throwingAway = new Set(
  [en, sw].flatMap(({ bookingDraft, bookingSummary, bookingQueue }) => [
    ...[bookingDraft.discard, bookingSummary.clearDraft, bookingQueue.delete, bookingQueue.clearYes],
  ]),
);

const dayMs = 86_400_000;

/** One tab of the browser: the real form, filled in but for the name. */
export function TabPanel({ world, tab, title }: TabPanelProps) {
  const { user, crop } = world.server;
  const before = useRef('');
  useQueueSending(tab.queue);
  const isName = (target: EventTarget) => target === nameFieldOf(tab.root);
  const noteFocus = ({ target }: FocusEvent<HTMLElement>) => {
    if (isName(target)) before.current = nameFieldOf(tab.root)?.value ?? '';
  };
  const noteInput = ({ target }: FormEvent<HTMLElement>) => {
    if (!isName(target)) return;
    const value = nameFieldOf(tab.root)?.value ?? '';
    world.typed(tab, before.current, value);
    before.current = value;
  };
  const noteClick = ({ target }: MouseEvent<HTMLElement>) => {
    const text = target instanceof Element && target.closest('button')?.textContent;
    if (text && throwingAway.has(text)) world.thrownAway();
  };
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: it hears of the presses of the form's buttons, by keys as well
    <section
      className="break-it__tab"
      aria-label={title}
      ref={(element) => {
        tab.root = element;
      }}
      onFocus={noteFocus}
      onInput={noteInput}
      onClick={noteClick}
    >
      <h2>{title}</h2>
      <div className="break-it__page">
        <BookingForm
          api={tab.api}
          user={user}
          queue={tab.queue}
          draftStorage={world.drafts}
          defaultValues={{
            name: '',
            test_type: 'complete-soil-analysis',
            soil_test_date: new Date(Date.now() + 7 * dayMs).toISOString().slice(0, 10),
            farming_type: 'mixed',
            samples: [
              {
                sample_location: 'Lower plot',
                sample_notes: 'Depth 20 cm',
                soil_type: 'loam',
                size_of_land: '1.5',
                main_crop: crop,
                other_crops: [],
              },
            ],
          }}
        />
      </div>
    </section>
  );
}
