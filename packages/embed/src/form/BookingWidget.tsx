import type { Booking, Toaster as ToastStore } from '@udongo/sdk';
import {
  type BookingFormApi,
  type DialogProps,
  type DraftStorage,
  type MessageOverrides,
  Toaster,
  UdongoProvider,
} from '@udongo/ui';
import type { ComponentType } from 'react';
import { BookingFormOf } from '../../../ui/src/booking-form/BookingRoot.tsx';
import type { EmbedLocale, EmbedSettings } from '../types.ts';
import type { BootParts } from './createBootLists.ts';
import { features } from './features.tsx';
import type { WidgetQueue } from './startQueue.tsx';

export interface WidgetLanguage {
  locale: EmbedLocale;
  /** Empty for the form's built-in language. */
  messages: MessageOverrides;
}

interface BookingWidgetProps {
  settings: EmbedSettings;
  language: WidgetLanguage;
  api: BookingFormApi;
  drafts: DraftStorage;
  /** The waiting bookings; loaded after the form. */
  waiting: WidgetQueue | undefined;
  /** The parts that the API names; loaded after the form. */
  boot: BootParts;
  toaster: ToastStore;
  /** The dialog around the form; only of a form behind a button. */
  Dialog: ComponentType<DialogProps> | undefined;
  /** Whether the dialog is open. */
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  onBooked: (booking: Booking) => void;
}

/** The booking form with its notifications, in the page or in a dialog. */
export function BookingWidget(props: BookingWidgetProps) {
  const {
    settings,
    language,
    Dialog,
    api,
    drafts,
    waiting,
    boot: { support, ...parts },
    toaster,
    isOpen,
    onOpenChange,
    onBooked,
  } = props;
  const form = (
    <BookingFormOf
      features={features}
      api={api}
      user={null}
      defaultValues={settings.prefill}
      referrer={settings.referrer}
      draftStorage={drafts}
      queue={waiting?.queue}
      onBooked={onBooked}
      {...parts}
    />
  );
  return (
    <UdongoProvider notify={toaster.show} dismiss={toaster.dismiss} support={support} {...language}>
      <div className="udongo-embed" part="embed" lang={language.locale}>
        {Dialog ? (
          <Dialog open={isOpen} onOpenChange={onOpenChange} title={settings.label} size="large">
            {form}
          </Dialog>
        ) : (
          form
        )}
        {waiting && <waiting.Sending />}
        <Toaster store={toaster} />
      </div>
    </UdongoProvider>
  );
}
