import type { FormEvent } from 'react';
import type { FieldPath, FieldPathValue } from 'react-hook-form';
import type { WaitingWords } from '../booking-queue/index.ts';
import type { Option } from '../primitives/combobox/index.ts';
import type {
  AmountDue,
  BookingController,
  ConfirmUnusualValues,
  NoticeText,
  SampleRows,
  WaitingActions,
} from './session/index.ts';
import type { BookingFormValues, BookingPath, ExtraPath } from './values/index.ts';

/** The path of a field of the booking form: 'phone_no', 'samples.0.soil_type'. */
export type BookingFieldPath = BookingPath;

/** The path of a field of your own: 'extra.plot_no'. */
export type BookingExtraPath = ExtraPath;

/** The path of a control: a field of the contract, or one of your own. */
export type BookingControlPath = BookingFieldPath | BookingExtraPath;

/** The control of an event: a native one, or that of a library with the same value. */
export interface BookingControlTarget {
  /** Empty for none. */
  value: string | number;
  /** The chosen options of a control for several. */
  selectedOptions?: Iterable<{ value: string | number }>;
}

/** Props of a native control. A choice is controlled, everything typed is not. */
export interface BookingControlProps {
  id: string;
  name: string;
  type?: string | undefined;
  autoComplete?: string | undefined;
  autoCapitalize?: string | undefined;
  inputMode?: 'decimal' | undefined;
  maxLength?: number | undefined;
  /** The earliest date, yyyy-mm-dd. */
  min?: string | undefined;
  multiple?: true | undefined;
  disabled?: true | undefined;
  /** The chosen options of a choice, as text. */
  value?: string | string[] | undefined;
  onChange: (event: { target: BookingControlTarget }) => unknown;
  onBlur?: (event: { target: BookingControlTarget }) => unknown;
  onFocus?: () => void;
  ref?: (element: HTMLElement | null) => void;
  'aria-invalid': true | undefined;
  /** The id of the error, and that of `getHintProps`. */
  'aria-describedby': string | undefined;
  'aria-required': true | undefined;
}

/**
 * One option of a choice; `value` is the value of the contract, `label` its name in the language of the page.
 * A disabled one was stored before, and is no longer offered.
 */
export type BookingOption = Option & { disabled?: boolean };

/** Elements that take the focus after a step, such as the confirmation. */
export type BookingFocusTarget = 'start' | 'done' | 'waiting' | 'add' | 'undo' | 'undoClear' | 'referrer';

/** Actions beside typing and sending. */
export type BookingFormAction =
  | 'restoreDraft'
  | 'discardDraft'
  | 'addSample'
  | `removeSample.${number}`
  | 'undoRemove'
  | 'clear'
  | 'undoClear'
  | 'sendWithoutReferrer'
  | 'bookAnother';

/** Props of a button with its finished text. */
export interface BookingActionProps {
  type: 'button';
  /** Takes the focus after a step. */
  id?: string;
  children: string;
  /** Says more than its text: 'Remove sample 2'. */
  'aria-label'?: string;
  onClick: () => void;
}

/** State and actions of a booking form without markup. All texts are finished, in the language of the page. */
export interface BookingFormController extends Pick<BookingController, 'mode' | 'status' | 'done' | 'draft'> {
  /** The bookings that wait to be sent, in words and with their actions; null without a queue. */
  waiting: (WaitingActions & WaitingWords) | null;
  /** Props of the `form`: it sends the booking. */
  getFormProps: () => {
    'aria-label': string;
    noValidate: true;
    onSubmit: (event: FormEvent) => void;
    ref: (element: HTMLElement | null) => void;
  };
  /**
   * Props of the native control at this path: an input, or for a choice a select. Spread them; for a control of a library that has no
   * native one inside take `watch` and `setValue`. A field of your own is a text; other values of JSON are set with `setValue`.
   */
  getFieldProps: (path: BookingControlPath) => BookingControlProps;
  /** Props of the element around the radios of a choice, with its label. */
  getGroupProps: (path: BookingFieldPath) => Pick<
    BookingControlProps,
    'id' | 'aria-invalid' | 'aria-describedby' | 'aria-required'
  > & {
    role: 'radiogroup';
    'aria-label': string;
  };
  /** Props of one radio of a choice. */
  getRadioProps: (
    path: BookingFieldPath,
    value: string,
  ) => Pick<BookingControlProps, 'id' | 'name' | 'value' | 'disabled' | 'onChange'> & {
    type: 'radio';
    checked: boolean;
  };
  /** Props of the element with the hint; draw it only if `getHint` gives one. */
  getHintProps: (path: BookingControlPath) => { id: string; children: string };
  /** Props of the element with the error; draw it only if `getError` gives one. */
  getErrorProps: (path: BookingControlPath) => { id: string; children: string };
  /** The label of a field, yours from `extraFields`, of the list of samples, or of a sample: 'Sample 1'. */
  getLabel: (path: BookingControlPath | 'samples' | `samples.${number}`) => string;
  /** The hint of the field; '' without one. `useBookingForm` gives the server's word on a discount code. */
  getHint: (path: BookingControlPath) => string;
  /** The error of the field; '' if it is right. A field of your own has that of its rule or of the server. */
  getError: (path: BookingControlPath) => string;
  /** True if the field has to be filled in. */
  isRequired: (path: BookingControlPath) => boolean;
  /** False for a field that this person is not asked for, such as the discount. */
  isShown: (path: BookingControlPath) => boolean;
  /**
   * The options of a choice; none for a field that is typed. Those of counties, agrovets and crops are the first page, which is loaded
   * after the first call, and the chosen ones.
   */
  getOptions: (path: BookingControlPath) => readonly BookingOption[];
  /** Searches the counties, agrovets or crops of a choice, for a combobox of your own. Rejects as the port does. */
  loadOptions: (
    path: BookingFieldPath,
    search: string,
    options: { signal: AbortSignal },
  ) => Promise<readonly Option<number>[]>;
  /** Gives a value, and renders the component when it changes. */
  watch: <Path extends FieldPath<BookingFormValues>>(path: Path) => FieldPathValue<BookingFormValues, Path>;
  /** Sets a value, and checks it after the first press. */
  setValue: <Path extends FieldPath<BookingFormValues>>(
    path: Path,
    value: Path extends BookingExtraPath ? unknown : FieldPathValue<BookingFormValues, Path>,
  ) => void;
  /** Everything that is wrong, in the order of the fields on the page. `path` is null if no control belongs to it. */
  errors: readonly { path: BookingControlPath | null; text: string }[];
  /** Moves the focus to the control at this path. */
  focusField: (path: BookingControlPath) => void;
  /** Id and `tabIndex` of an element that takes the focus after a step: the heading of the confirmation, the buttons for samples. */
  getTargetProps: (target: BookingFocusTarget) => { id: string; tabIndex: -1 };
  /** Props of the button for an action; null while there is nothing to do, such as no draft to continue. */
  getActionProps: (action: BookingFormAction) => BookingActionProps | null;
  /** The message to show beside the button: why nothing was sent and what to do. */
  notice: NoticeText | null;
  /** The text of the button that sends the booking. */
  submitLabel: string;
  /** The heading of the confirmation: 'Your soil test is booked'. */
  doneTitle: string;
  /** The label of the code in the confirmation: 'Your code'. */
  codeLabel: string;
  samples: SampleRows;
  summary: AmountDue;
  /**
   * Checks the values, asks `confirm` about them, then sends the booking. Rejects only with an error that `onBooked` throws.
   */
  submit: (confirm?: ConfirmUnusualValues) => Promise<void>;
  /** Sends the booking again without a referring agent; null unless the server refused the agent. */
  sendWithoutReferrer: (() => Promise<void>) | null;
  /** Throws away the typed values; `undoClear` brings them back until something is typed again. */
  clear: () => void;
  undoClear: (() => void) | null;
  /** Leaves the confirmation for a new booking. */
  bookAnother: () => void;
}
