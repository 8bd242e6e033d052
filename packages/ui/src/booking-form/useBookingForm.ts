import { useRef } from 'react';
import { useWaitingWords } from '../booking-queue/internal.ts';
import { useMessages } from '../provider/index.ts';
import type {
  BookingControlPath,
  BookingControlProps,
  BookingControlTarget,
  BookingExtraPath,
  BookingFieldPath,
  BookingFormController,
  BookingOption,
} from './BookingFormController.ts';
import { createActionProps } from './bookingActions.ts';
import {
  listTestTypes,
  readFarmingTypeOptions,
  readSoilTypeOptions,
  readTestTypeOptions,
} from './fields/index.ts';
import {
  type BookingController,
  type BookingFormParams,
  nothingWaits,
  useBookingController,
  useBookingRoot,
  useSendNotice,
  useWaitingItems,
  type WaitingSource,
} from './session/index.ts';
import { useAmountDue, useDiscountHint, useDiscountLines } from './summary/index.ts';
import { useRecordOptions } from './useRecordOptions.ts';
import {
  type BookingFormValues,
  bookingTexts,
  errorText,
  isForOthers,
  isRequired,
  isShown,
  isUpdate,
  type RecordKind,
  readField,
  readPath,
  useErrorLines,
  useFormOutcome,
} from './values/index.ts';

/**
 * Gives the state and actions of a soil-test booking for markup of your own: props of controls, labels and errors, options with
 * their names, samples, the amount due, sending once, drafts. Takes the parameters of `BookingForm`.
 */
export function useBookingForm(params: BookingFormParams): BookingFormController {
  const controller = useBookingController(params);
  return useController(controller, useDiscountHint(controller.form, controller.discount));
}

/** Gives what `useBookingForm` gives to a component inside of `BookingForm.Root`, for parts of your own. */
export function useBookingFormContext(): BookingFormController {
  return useController(useBookingRoot(), '');
}

const noQueue: WaitingSource = {
  queue: { subscribe: () => () => undefined, getSnapshot: () => nothingWaits },
  isSending: () => false,
};

/** The lists of records by the field that chooses from them. */
const kinds: Readonly<Record<string, RecordKind>> = {
  county: 'county',
  agent: 'agent',
  crops: 'crop',
  main_crop: 'crop',
  other_crops: 'crop',
};

function useController(controller: BookingController, discountHint: string): BookingFormController {
  const { form, lists, mode, role, sending, pathId, setChoice, testTypes, extraFields = {} } = controller;
  const ownField = (path: string) => extraFields[path.replace('extra.', '')];
  const t = useMessages(bookingTexts);
  const records = useRecordOptions(lists);
  const lines = useErrorLines(controller);
  const watched = useRef(new Set<string>());
  useFormOutcome(form, () =>
    JSON.stringify([...watched.current].map((path) => form.getValues(path as keyof BookingFormValues))),
  );
  const submitLabel = t(isUpdate({ mode }) ? 'bookingSignedIn.update' : 'bookingSummary.book');
  const notice = useSendNotice(sending, submitLabel);
  const waiting = useWaitingWords(useWaitingItems(controller.waiting ?? noQueue), controller.waiting, () =>
    controller.focusPath('waiting'),
  );
  const summary = useAmountDue(controller, useDiscountLines);

  const watch: BookingFormController['watch'] = (path) => {
    watched.current.add(path);
    return form.getValues(path);
  };
  const setValue: BookingFormController['setValue'] = (path, value) =>
    setChoice(path as BookingFieldPath, value as string);
  const values = () => {
    watched.current.add('farmerChoice').add('farmer');
    return form.getValues();
  };
  const nameOf = (path: BookingControlPath) => {
    const read = readPath(path);
    return 'field' in read ? read.field : '';
  };
  const getError: BookingFormController['getError'] = (path) => errorText(form.getFieldState(path).error, t);
  const specOf = (path: BookingControlPath) => (isExtra(path) ? undefined : readField(path, t));
  const getHint = (path: BookingControlPath) =>
    path === 'discount_code' ? discountHint : (specOf(path)?.hint ?? '');
  const isRequiredAt = (path: BookingControlPath) =>
    isExtra(path) ? ownField(path)?.validate?.(undefined) !== undefined : isRequired(path, role, values());
  const getLabel: BookingFormController['getLabel'] = (path) => {
    const read = readPath(path);
    if (path === 'samples') return t('bookingSample.list');
    if (isExtra(path)) return ownField(path)?.label ?? '';
    if (read.kind === 'sample') return t('bookingSample.sample', { number: read.index + 1 });
    return readField(path as BookingFieldPath, t).label;
  };

  const getOptions = (path: BookingControlPath): readonly BookingOption[] => {
    const name = nameOf(path);
    const kind = kinds[name];
    const chosen = watch(path);
    if (kind)
      return records.read(
        kind,
        [chosen].flat().filter((id) => typeof id === 'number'),
      );
    if (name === 'test_type') {
      return readTestTypeOptions(listTestTypes(testTypes, String(chosen)), testTypes, t);
    }
    if (name === 'farming_type') return readFarmingTypeOptions(t);
    return name === 'soil_type' ? readSoilTypeOptions(String(chosen), t) : [];
  };

  const getFieldProps = (path: BookingControlPath): BookingControlProps => {
    const name = nameOf(path);
    const id = pathId(path);
    const error = getError(path);
    const { rows: _, ...control } = specOf(path)?.control ?? {};
    const describedBy = [getHint(path) && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ');
    const common = {
      ...control,
      id,
      ...(name === 'soil_test_date' && { min: controller.today }),
      ...(name === 'is_report_sent' && { type: 'checkbox' }),
      ...(name === 'test_type' && isUpdate({ mode }) && ({ disabled: true } as const)),
      'aria-invalid': error !== '' || undefined,
      'aria-describedby': describedBy || undefined,
      'aria-required': isRequiredAt(path) || undefined,
    } as const;
    const kind = kinds[name];
    if (!kind && !isExtra(path) && !['test_type', 'farming_type', 'soil_type'].includes(name)) {
      const { name: registered, onChange, onBlur, ref } = form.register(path);
      return { ...common, name: registered, onChange, onBlur, ref };
    }
    const chosen = watch(path);
    const isMany = Array.isArray(chosen);
    return {
      ...common,
      name: path,
      ...(isMany && ({ multiple: true } as const)),
      value: isMany ? chosen.map(String) : String(chosen ?? ''),
      onChange: ({ target }) => setValue(path, readChoice(target, kind !== undefined, isMany)),
      ...(kind && { onFocus: () => records.load(kind) }),
    };
  };

  return {
    mode,
    status: controller.status,
    done: controller.done,
    draft: controller.draft,
    waiting: controller.waiting && waiting && { ...controller.waiting, ...waiting },
    getFormProps: () => ({
      'aria-label': t('booking.form'),
      noValidate: true,
      onSubmit: (event) => {
        event.preventDefault();
        event.stopPropagation();
        void controller.submit();
      },
      ref: (element) => {
        const { rootRef } = controller;
        // The form leaves the page for its confirmation, which gets the focus.
        rootRef.current = element ?? rootRef.current?.getRootNode() ?? null;
      },
    }),
    getFieldProps,
    getGroupProps: (path) => {
      const { id, ...props } = getFieldProps(path);
      const { 'aria-invalid': invalid, 'aria-describedby': describedBy, 'aria-required': required } = props;
      return {
        id,
        role: 'radiogroup',
        'aria-label': getLabel(path),
        'aria-invalid': invalid,
        'aria-describedby': describedBy,
        'aria-required': required,
      };
    },
    getRadioProps: (path, value) => {
      const { onChange, disabled } = getFieldProps(path);
      const checked = watch(path) === value;
      return {
        id: `${pathId(path)}-${value}`,
        name: pathId(path),
        type: 'radio',
        value,
        checked,
        disabled,
        onChange,
      };
    },
    getHintProps: (path) => ({ id: `${pathId(path)}-hint`, children: getHint(path) }),
    getErrorProps: (path) => ({ id: `${pathId(path)}-error`, children: getError(path) }),
    getLabel,
    getHint,
    getError,
    isRequired: isRequiredAt,
    isShown: (path) => isShown(path as BookingFieldPath, role, values()),
    getOptions,
    loadOptions: async (path, search, options) => {
      const kind = kinds[nameOf(path)];
      return kind ? lists.sources[kind].load(search, options) : [];
    },
    watch,
    setValue,
    errors: [...lines, ...sending.otherErrors],
    focusField: controller.focusPath,
    getTargetProps: (target) => ({ id: pathId(target), tabIndex: -1 }),
    getActionProps: createActionProps(controller, t),
    notice,
    submitLabel,
    doneTitle:
      isForOthers(role) && controller.done?.name
        ? t('bookingSignedIn.doneFor', { name: controller.done.name })
        : t('bookingDone.title'),
    codeLabel: t(isForOthers(role) ? 'bookingSignedIn.codeOf' : 'bookingDone.code'),
    samples: controller.samples,
    summary,
    submit: controller.submit,
    sendWithoutReferrer: sending.sendWithoutReferrer,
    clear: controller.clear,
    undoClear: controller.undoClear,
    bookAnother: controller.bookAnother,
  };
}

function isExtra(path: string): path is BookingExtraPath {
  return path.startsWith('extra.');
}

/** Reads the choice of a select, or of another control with a value. */
function readChoice(target: BookingControlTarget, isRecord: boolean, isMany: boolean) {
  if (isMany) return Array.from(target.selectedOptions ?? [], ({ value }) => Number(value));
  if (!isRecord) return String(target.value);
  return target.value === '' ? null : Number(target.value);
}
