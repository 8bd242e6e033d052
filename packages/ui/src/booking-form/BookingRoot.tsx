import { type FocusEvent, type ReactNode, type Ref, useMemo } from 'react';
import { mergeRefs } from '../lib/mergeRefs.ts';
import { type FormElementProps, ownForm } from '../lib/ownForm.ts';
import { scrollTo } from '../lib/plainDom.ts';
import { createSlots, type SlotProps } from '../lib/slots.ts';
import type { LocatePort } from '../lib/useDeviceLocation.ts';
import { useMessages } from '../provider/index.ts';
import { Confirmation } from './confirmation/index.ts';
import { MoreSection, PersonSection, PlaceSection, TestSection } from './fields/index.ts';
import { SamplesSection } from './samples/index.ts';
import {
  BookingErrors,
  type BookingFeatures,
  type BookingFormParams,
  type BookingLinks,
  BookingRootContext,
  ClearSection,
  DraftOffer,
  useBookingController,
  useBookingRoot,
  WaitingSection,
} from './session/index.ts';
import { BookingSummary } from './summary/index.ts';
import {
  type BookingFields,
  BookingFieldsContext,
  type BookingFormSlots,
  type BookingFormState,
  bookingTexts,
  isForOthers,
} from './values/index.ts';

/** The props that `BookingForm` and `BookingForm.Root` share. */
export type BookingFormOptions = BookingFormParams &
  BookingLinks &
  FormElementProps &
  SlotProps<BookingFormSlots, BookingFormState> & {
    /**
     * Finds the position of the device, such as `locateDevice` of the SDK: samples then offer "Use my location". Keep its identity
     * stable. Default: not offered.
     */
    locate?: LocatePort | undefined;
    ref?: Ref<HTMLDivElement>;
  };

export type BookingFormRootProps = BookingFormOptions & {
  /** The parts of the form, and whatever is around them. */
  children?: ReactNode;
};

type BookingRootProps = BookingFormRootProps & { features: BookingFeatures };

/** The form around its parts, or the confirmation of the booked test. */
export function BookingRoot({ features, children, ...props }: BookingRootProps) {
  const { classNames, render, rootProps, locate, ref, statusHref, payHref, bookingHref } = props;
  const { isFinished, LocationButton, BookingShare } = features;
  const t = useMessages(bookingTexts);
  const controller = useBookingController(props, isFinished);
  const { form, lists, cropFilter, fills, pathId, setChoice, focusPath, mode, status, done } = controller;
  const unusual = features.useUnusualValueConfirm?.(controller);
  const slots = useMemo(
    () => ({ ...(classNames && { classNames }), ...(render && { render }) }),
    [classNames, render],
  );
  const fields = useMemo<BookingFields>(
    () => ({
      form,
      lists,
      cropFilter,
      fills,
      pathId,
      setChoice,
      focusPath,
      slots,
      mode,
      locate,
      LocationButton,
    }),
    [form, lists, cropFilter, fills, pathId, setChoice, focusPath, slots, mode, locate, LocationButton],
  );
  const slot = createSlots<BookingFormSlots, BookingFormState>(
    'booking-form',
    { mode, status },
    { ...slots, rootProps },
  );

  const { Form, props: formProps } = ownForm(props.as, () => void controller.submit(unusual?.confirm));

  const statusAddress = done?.uuid && statusHref?.(done);
  return (
    <BookingFieldsContext.Provider value={fields}>
      <BookingRootContext.Provider value={{ ...controller, params: props, features, slot }}>
        {slot(
          'root',
          <div ref={mergeRefs(controller.rootRef, ref)}>
            {done ? (
              <Confirmation
                booking={done}
                forOthers={isForOthers(controller.role)}
                testTypes={controller.testTypes}
                titleId={pathId('done')}
                statusHref={statusAddress}
                payHref={done.uuid && payHref?.(done)}
                bookingHref={bookingHref?.(done)}
                onAnother={controller.bookAnother}
                {...slots}
              >
                {BookingShare && <BookingShare booking={done} href={statusAddress} />}
              </Confirmation>
            ) : (
              slot(
                'form',
                <Form {...formProps} aria-label={t('booking.form')} onFocus={showWhole}>
                  {children}
                  {unusual?.question}
                </Form>,
              )
            )}
          </div>,
        )}
      </BookingRootContext.Provider>
    </BookingFieldsContext.Provider>
  );
}

/** Everything except the amount due, which is beside it if there is room. */
export function BookingMain({ children }: { children?: ReactNode }) {
  const { pathId, slot } = useBookingRoot();
  return slot(
    'main',
    <div id={pathId('start')} tabIndex={-1}>
      {children}
    </div>,
  );
}

/** The line that explains the star of required fields. */
export function RequiredNote() {
  const t = useMessages(bookingTexts);
  return <p className="udongo-booking-form__note">{t('field.requiredNote')}</p>;
}

/** Scrolls a whole text area into view: browsers show only its caret, and the bar may cover the rest. */
function showWhole({ target }: FocusEvent<HTMLElement>) {
  if (target.matches('textarea')) scrollTo(target, { block: 'nearest' });
}

type BookingFormOfProps = BookingFormOptions & { header?: ReactNode; features: BookingFeatures };

/** The default form, of its parts: `BookingForm` passes all features, the widget its small ones. */
export function BookingFormOf({ header, ...props }: BookingFormOfProps) {
  return (
    <BookingRoot {...props}>
      <BookingMain>
        {header}
        <WaitingSection />
        <DraftOffer />
        <BookingErrors />
        <RequiredNote />
        <PersonSection />
        <TestSection />
        <PlaceSection />
        <SamplesSection />
        <MoreSection />
        <ClearSection />
      </BookingMain>
      <BookingSummary />
    </BookingRoot>
  );
}
