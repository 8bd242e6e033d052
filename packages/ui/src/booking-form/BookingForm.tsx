import type { Booking } from '@udongo/sdk';
import { type FocusEvent, type ReactNode, type Ref, useMemo } from 'react';
import { codeOf } from '../lib/codeOf.ts';
import { mergeRefs } from '../lib/mergeRefs.ts';
import { type FormElementProps, ownForm } from '../lib/ownForm.ts';
import { scrollTo } from '../lib/plainDom.ts';
import { createSlots, type SlotProps } from '../lib/slots.ts';
import type { LocatePort } from '../lib/useDeviceLocation.ts';
import { useMessages } from '../provider/index.ts';
import { BookingConfirmation } from './confirmation/index.ts';
import { WhoSection } from './person/index.ts';
import { PlaceSection, TestSection } from './place/index.ts';
import { SamplesSection } from './samples/index.ts';
import {
  BookingErrors,
  type BookingFormParams,
  ClearSection,
  DraftOffer,
  useBookingForm,
  WaitingSection,
} from './session/index.ts';
import { BookingSummary, MoreSection, useUnusualValueConfirm } from './summary/index.ts';
import {
  type BookingFields,
  BookingFieldsContext,
  type BookingFormSlots,
  type BookingFormState,
  bookingTexts,
  isAgent,
} from './values/index.ts';

export type BookingFormProps = BookingFormParams &
  FormElementProps &
  SlotProps<BookingFormSlots, BookingFormState> & {
    /** Content above the fields, beside the amount, such as the page's title. */
    header?: ReactNode;
    /**
     * Finds the position of the device, such as `locateDevice` of the SDK: samples then offer "Use my location". Keep its identity
     * stable. Default: not offered.
     */
    locate?: LocatePort | undefined;
    /** Address of a booking's status page, for the link of the confirmation. Default: no link. */
    statusHref?: ((booking: Pick<Booking, 'id' | 'code' | 'uuid'>) => string) | undefined;
    /** Address of the page where a booking is paid, for the link of the confirmation. Default: no link. */
    payHref?: ((booking: Pick<Booking, 'id' | 'code' | 'uuid'>) => string) | undefined;
    /** Address of a booking's own page, for the code of the confirmation. Default: no link. */
    bookingHref?: ((booking: Pick<Booking, 'id'>) => string) | undefined;
    ref?: Ref<HTMLDivElement>;
  };

/**
 * Books a soil test, or changes a booking: farmer, test, place, samples, amount due. It adapts its layout to its own
 * width, keeps typed values through failures, an ended session and a reload, and never books twice.
 * Notifications go to the provider's `notify`; every failure is shown in the form, too.
 * Source: specification sections 1 and 2, "Soil test booking form".
 */
export function BookingForm(props: BookingFormProps) {
  const { api, user, classNames, render, rootProps, header, locate, ref } = props;
  const { statusHref, payHref, bookingHref } = props;
  const t = useMessages(bookingTexts);
  const controller = useBookingForm(props);
  const { form, lists, cropFilter, fills, pathId, setChoice, focusPath, mode, status, done, role } =
    controller;
  const { confirm, question } = useUnusualValueConfirm(controller);
  const slots = useMemo(
    () => ({ ...(classNames && { classNames }), ...(render && { render }) }),
    [classNames, render],
  );
  const fields = useMemo<BookingFields>(
    () => ({ form, lists, cropFilter, fills, pathId, setChoice, focusPath, slots, mode, locate }),
    [form, lists, cropFilter, fills, pathId, setChoice, focusPath, slots, mode, locate],
  );
  const slot = createSlots<BookingFormSlots, BookingFormState>(
    'booking-form',
    { mode, status },
    {
      ...slots,
      rootProps,
    },
  );

  const { Form, props: formProps } = ownForm(props.as, () => void controller.submit(confirm));

  const confirmation = done && (
    <BookingConfirmation
      booking={done}
      forOthers={role.forOthers}
      testTypes={controller.testTypes}
      titleId={pathId('done')}
      statusHref={done.uuid && statusHref?.(done)}
      payHref={done.uuid && payHref?.(done)}
      bookingHref={bookingHref?.(done)}
      onAnother={controller.bookAnother}
      {...slots}
    />
  );

  return (
    <BookingFieldsContext.Provider value={fields}>
      {slot(
        'root',
        <div ref={mergeRefs(controller.rootRef, ref)}>
          {confirmation ??
            slot(
              'form',
              <Form {...formProps} aria-label={t('booking.form')} onFocus={showWhole}>
                {slot(
                  'main',
                  <div id={pathId('start')} tabIndex={-1}>
                    {header}
                    {controller.waiting && (
                      <WaitingSection
                        waiting={controller.waiting}
                        id={pathId('waiting')}
                        statusHref={statusHref}
                        slot={slot}
                      />
                    )}
                    <DraftOffer
                      draft={controller.draft}
                      code={props.booking && codeOf(props.booking)}
                      slot={slot}
                    />
                    <BookingErrors sending={controller.sending} slot={slot} />
                    <p className="udongo-booking-form__note">{t('field.requiredNote')}</p>
                    <WhoSection
                      forOthers={role.forOthers}
                      farmers={api.farmers}
                      referrer={isAgent(user) ? user?.id : undefined}
                      chooseFarmerChoice={controller.chooseFarmerChoice}
                      pickFarmer={controller.pickFarmer}
                      bookUnregistered={controller.bookUnregistered}
                    />
                    <TestSection today={controller.today} testTypes={controller.testTypes} />
                    <PlaceSection role={role} shop={mode === 'create' ? props.shop : undefined} />
                    <SamplesSection samples={controller.samples} slot={slot} />
                    <MoreSection role={role} discount={controller.discount} />
                    {controller.waiting && (
                      <ClearSection waiting={controller.waiting} draft={controller.draft} slot={slot} />
                    )}
                  </div>,
                )}
                <BookingSummary controller={controller} slot={slot} />
                {question}
              </Form>,
            )}
        </div>,
      )}
    </BookingFieldsContext.Provider>
  );
}

/** Scrolls a whole text area into view: browsers show only its caret, and the bar may cover the rest. */
function showWhole({ target }: FocusEvent<HTMLElement>) {
  if (target.matches('textarea')) scrollTo(target, { block: 'nearest' });
}
