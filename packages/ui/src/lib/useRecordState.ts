import { type ReactNode, type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import {
  type DefaultValues,
  type FieldErrors,
  type FieldPath,
  type FieldValues,
  get,
  set,
  type UseFormReturn,
  useForm,
} from 'react-hook-form';
import type { TranslateOf } from '../messages/index.ts';
import { useLanguageTag, useMessages, useNotify } from '../provider/index.ts';
import { isNotOffered } from './errors.ts';
import { findNotTaken } from './findNotTaken.ts';
import { humanize } from './humanize.ts';
import type { Merge } from './Merge.ts';
import { nearestControl, placeErrors } from './placeErrors.ts';
import { recordFormTexts } from './recordFormTexts.ts';
import { type FormErrorType, schemaErrors } from './schemaErrors.ts';
import { useEvent } from './useEvent.ts';
import { useFailureNotification } from './useFailureNotification.ts';
import { useFocusPath } from './useFocusPath.ts';
import { type Port, usePort } from './usePort.ts';
import { useReadFailure } from './useReadFailure.ts';
import { useUniqueId } from './useUniqueId.ts';

/** A broken rule: its place, and its message. An issue of a zod schema is one. */
export interface FormIssue {
  path: readonly PropertyKey[];
  message: string;
}

/** The label of each control by its path, in the order of the form. */
export type RecordFormLabels<Values extends FieldValues> = {
  readonly [Path in FieldPath<Values>]?: string;
};

export interface UseRecordFormParams<Values extends FieldValues, Saved, Sent extends object = Values> {
  /** The title of its notifications: 'Crop'. */
  title: string;
  /** A new record empties the form after it is saved, a changed one stays. */
  mode: 'create' | 'update';
  /** The initial values of the controls. Read once: another record needs another `key`. */
  values: Values;
  /**
   * Every control that a rule or the server can name: other errors are shown above the form. A function of the
   * values gives those that are shown now.
   */
  labels: RecordFormLabels<Values> | ((values: Values) => RecordFormLabels<Values>);
  /**
   * The rules, of which the first for each control counts: `(values) => z.safeParse(schema,
   * values).error?.issues ?? []`. Default: none.
   */
  check?: (values: Values) => readonly FormIssue[];
  /**
   * Creates or changes the record. Can reject with an error that has `message` and `fieldErrors`; the SDK's
   * do.
   */
  save: Port<Sent, Saved>;
  /** Makes the body that `save` sends, and that is compared with its result. Default: the values. */
  toSent?: (values: Values) => Sent;
  /** Saves what two people change at the same time: the result of `useMerge`. Default: the last one who saves wins. */
  merge?: Merge | undefined;
  /** Reads the values of a saved record with a version, which the form then shows. Default: what was typed stays. */
  toTyped?: ((record: object) => Values) | undefined;
  /** The notification after saving: 'Crop creation successfully'. */
  savedMessage: string;
  onSaved?: ((saved: Saved) => void) | undefined;
}

/** One line of the error summary. */
export interface RecordFormErrorLine {
  /** The control to go to; null if the message belongs to none. */
  path: string | null;
  text: string;
}

export interface RecordState<Values extends FieldValues> {
  form: UseFormReturn<Values>;
  title: string;
  mode: 'create' | 'update';
  pending: boolean;
  /** The request has taken over 5 seconds. */
  slow: boolean;
  /** The reason why nothing was saved, if it belongs to no control; '' for none. */
  failure: string;
  /** The errors, in the order of the form. */
  errorLines: readonly RecordFormErrorLine[];
  /** The error of the control at this path; '' for none. */
  errorOf: (path: string) => string;
  /** The id of the control at this path, by which errors find it. */
  fieldId: (path: string) => string;
  focusPath: (path: string) => void;
  /** Checks and saves. A press during saving does nothing. Never rejects. */
  submit: () => Promise<void>;
  /** A ref for an element around the form. */
  rootRef: RefObject<HTMLFormElement | null>;
  /** The question about changes of two people. The frame draws it; with your own markup, draw it beside the form. */
  question: ReactNode;
}

const ruleError: FormErrorType = 'rule';
const serverError: FormErrorType = 'server';

/** The state of `useRecordForm`, for forms that draw it with `RecordFormFrame`. */
export function useRecordState<Values extends FieldValues, Saved, Sent extends object = Values>(
  params: UseRecordFormParams<Values, Saved, Sent>,
): RecordState<Values> {
  const { title, mode } = params;
  const t = useMessages(recordFormTexts);
  const readFailure = useReadFailure();
  const locale = useLanguageTag();
  const notify = useNotify();
  const { notifyFailure, overtake } = useFailureNotification();
  const id = useUniqueId();
  const rootRef = useRef<HTMLFormElement>(null);
  const isBusy = useRef(false);
  const [start] = useState(params.values);
  const [failure, setFailure] = useState('');
  const [otherErrors, setOtherErrors] = useState<readonly RecordFormErrorLine[]>([]);
  const check = useEvent((values: Values) => params.check?.(values) ?? []);
  const form = useForm<Values>({
    // A whole record also fits the type, which allows partial ones.
    defaultValues: start as DefaultValues<Values>,
    resolver: (values) => {
      const issues = check(values);
      return issues.length === 0
        ? { values, errors: {} }
        : { values: {}, errors: schemaErrors<Values>(issues, set) };
    },
    shouldFocusError: false,
  });
  const { errors } = form.formState;
  const labels = typeof params.labels === 'function' ? params.labels(form.getValues()) : params.labels;
  const paths = Object.keys(labels) as FieldPath<Values>[];
  const { merge } = params;
  const port = usePort((sent: Sent, options) => {
    const send = (body: Sent) => params.save(body, options);
    return merge ? merge.save(sent, send) : send(sent);
  });
  const errorLines = [...listLines(errors, labels, t), ...otherErrors];

  const recheck = useEvent(() => {
    const broken = paths.filter((path) => form.getFieldState(path).error?.type === ruleError);
    if (broken.length > 0) void form.trigger(broken);
  });
  // react-hook-form checks only the changed control, but a rule can be about two.
  useEffect(() => form.subscribe({ formState: { values: true }, callback: recheck }), [form, recheck]);
  // Checks again when the language changes, so that errors change theirs.
  // biome-ignore lint/correctness/useExhaustiveDependencies: only another language gives the rules other words
  useEffect(recheck, [locale]);

  const fieldId = useCallback((path: string) => `${id}-${path}`, [id]);
  const focusIds = useFocusPath(rootRef);
  const focusPath = useCallback((path: string) => focusIds([fieldId(path)]), [focusIds, fieldId]);

  const succeed = (saved: Saved, sent: object) => {
    const record = Object(saved);
    const shown = (record.version && params.toTyped?.(record)) || form.getValues();
    form.reset(mode === 'create' ? start : shown);
    const notTaken = findNotTaken(sent, saved);
    if (notTaken.length === 0) notify({ tone: 'success', title, message: params.savedMessage });
    else notify({ tone: 'warning', title, message: t('recordForm.notTaken', { names: namesOf(notTaken) }) });
    params.onSaved?.(saved);
  };

  const namesOf = (sent: readonly string[]) => {
    const names = sent.map((path) => {
      const control = nearestControl(path, paths);
      return (control && labels[control]) ?? humanize(path);
    });
    return [...new Set(names)].join(', ');
  };

  const fail = async (error: unknown) => {
    const { fieldErrors, isRefusal, durationMs, ...failure } = await readFailure(
      error,
      t('failure.unknownError'),
    );
    const message = isNotOffered(error, mode === 'update') ? t('failure.notOffered') : failure.message;
    const { onFields, elsewhere } = placeErrors(fieldErrors, (path) => nearestControl(path, paths));
    notifyFailure({ tone: 'error', title, message, durationMs });
    if (!isRefusal) setFailure(message);
    setOtherErrors(
      elsewhere.map(({ path, message }) => ({
        path: null,
        text: path === '' ? message : t('recordForm.ofField', { field: humanize(path), message }),
      })),
    );
    for (const [path, message] of onFields) {
      form.setError(path, { type: serverError, message });
    }
    focusIds([...onFields.keys()].map(fieldId));
  };

  const checkAndSave = form.handleSubmit(
    async (values) => {
      // Without `toSent` both types are the same.
      const sent = params.toSent?.(values) ?? (values as object as Sent);
      const result = await port.run(sent);
      if (result.status === 'success') succeed(result.data, sent);
      if (result.status === 'error') await fail(result.error);
    },
    (found) => {
      const broken = paths.filter((path) => get(found, path) !== undefined);
      focusIds(broken.map(fieldId));
    },
  );

  const submit = useEvent(async () => {
    if (isBusy.current) return;
    isBusy.current = true;
    setFailure('');
    setOtherErrors([]);
    overtake();
    try {
      await checkAndSave();
    } finally {
      isBusy.current = false;
    }
  });

  return {
    ...{ form, title, mode, failure, errorLines, fieldId, focusPath, submit, rootRef },
    question: merge?.dialog,
    pending: port.status === 'pending',
    // The person takes the time that they need for an answer.
    slow: port.slow && !merge?.dialog,
    errorOf: (path) => readError(errors, path)?.message ?? '',
  };
}

/**
 * Lists the errors as lines: a rule's message names its control ('Crop name is required'); a server's text
 * gets the label in front.
 */
function listLines<Values extends FieldValues>(
  errors: FieldErrors<Values>,
  labels: RecordFormLabels<Values>,
  t: TranslateOf<typeof recordFormTexts>,
): RecordFormErrorLine[] {
  return Object.entries<string | undefined>(labels).flatMap(([path, label = '']) => {
    const error = readError(errors, path);
    if (!error) return [];
    const { type, message } = error;
    return {
      path,
      text: type === serverError ? t('recordForm.ofField', { field: label, message }) : message,
    };
  });
}

/** The error of one control; undefined for none. */
function readError(errors: FieldErrors, path: string): { type: unknown; message: string } | undefined {
  const error: { type?: unknown; message?: unknown } | undefined = get(errors, path);
  return typeof error?.message === 'string' && error.message !== ''
    ? { type: error.type, message: error.message }
    : undefined;
}
