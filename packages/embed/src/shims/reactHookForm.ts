import { useState, useSyncExternalStore } from 'react';
import type { BookingForm, FormLibrary } from '../../../ui/src/booking-form/values/formLibrary.ts';

/**
 * The booking form's part of react-hook-form, in a tenth of its size: the build replaces that library with
 * it. Validates on submit, then each control as it changes; a change renders only subscribers. `FormLibrary`
 * gives both the same types, and the form's own tests check the same behaviour.
 */

type Values = Record<string, unknown>;

interface FieldError {
  type: string;
  message: string;
}

type Errors = Record<string, unknown>;

type Resolver = (
  values: Values,
  context: unknown,
  options: { names?: string[] },
) => Outcome | Promise<Outcome>;

interface Outcome {
  errors: Errors;
}

interface FormOptions {
  defaultValues: Values;
  resolver: Resolver;
}

interface Listener {
  name?: string;
  formState: { values?: boolean; errors?: boolean };
  callback: () => void;
}

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

interface Rows {
  insert: (index: number, value: unknown) => void;
  remove: (index: number) => void;
  keyAt: (index: number) => string;
  /** Called after all values were replaced, so that the rows are new ones. */
  renew: () => void;
  subscribe: (listener: () => void) => () => void;
  readTurn: () => number;
}

export const useForm: FormLibrary['useForm'] = (options) => {
  const [form] = useState(() => createForm(options as unknown as FormOptions));
  stateOf(form).options = options as unknown as FormOptions;
  return form;
};

export const useFieldArray: FormLibrary['useFieldArray'] = ({ name, keyName, ...form }) => {
  const state = stateOf(form);
  const rows = state.rowsOf(name);
  useSyncExternalStore(rows.subscribe, rows.readTurn, rows.readTurn);
  const values = asArray(get(state.values, name));
  return {
    fields: values.map((value, index) => ({ ...Object(value), [keyName]: rows.keyAt(index) })),
    insert: rows.insert,
    remove: rows.remove,
  };
};

/** The state of a form: its `control`, whose content only this file knows. */
function stateOf({ control }: Pick<BookingForm, 'control'>): FormState {
  return control as unknown as FormState;
}

interface FormState {
  options: FormOptions;
  values: Values;
  errors: Errors;
  rowsOf: (name: string) => Rows;
  tell: (kind: 'values' | 'errors', name?: string) => void;
}

function createForm(options: FormOptions): BookingForm {
  const controls = new Map<string, Control>();
  const listeners = new Set<Listener>();
  const arrays = new Map<string, Rows>();
  let isSubmitted = false;

  const control: FormState = {
    options,
    values: structuredClone(options.defaultValues),
    errors: {},
    rowsOf(name) {
      const rows = arrays.get(name) ?? createRows(control, name);
      arrays.set(name, rows);
      return rows;
    },
    tell(kind, name) {
      for (const listener of [...listeners]) {
        if (listener.formState[kind] && touches(listener.name, name)) listener.callback();
      }
    },
  };

  const check = async (names?: string[]) =>
    (await control.options.resolver(control.values, undefined, names ? { names } : {})).errors;

  /** Validates one control; the errors of the others stay. */
  const checkOne = async (name: string) => {
    const error = get(await check([name]), name);
    if (error) set(control.errors, name, error);
    else unset(control.errors, name);
    control.tell('errors', name);
  };

  const write = (name: string, value: unknown) => {
    set(control.values, name, value);
    const element = controls.get(name);
    if (element) show(element, value);
  };

  return {
    control: control as unknown as BookingForm['control'],
    register(name) {
      let own: Control | undefined;
      return {
        name,
        onBlur: async () => undefined,
        onChange: async ({ target }: { target: Control }) => {
          set(control.values, name, read(target));
          control.tell('values', name);
          if (isSubmitted) await checkOne(name);
        },
        ref(element: Control | null) {
          if (element) {
            own = element;
            controls.set(name, element);
            const value = get(control.values, name);
            // Runs at each render: a date of which only the day is typed reads '', and writing '' would empty
            // it.
            if (read(element) !== (value ?? '')) show(element, value);
          } else if (controls.get(name) === own) {
            controls.delete(name);
          }
        },
      };
    },
    // The type depends on the name, which only the library's own types can express.
    getValues: (name?: string) => (name === undefined ? control.values : get(control.values, name)) as never,
    getErrors: () => control.errors,
    getFieldState: (name: string) => ({ error: get(control.errors, name) as FieldError | undefined }),
    setValue(name: string, value: unknown, { shouldValidate = false } = {}) {
      write(name, value);
      control.tell('values', name);
      if (shouldValidate) void checkOne(name);
    },
    setError(name, error) {
      set(control.errors, name, error);
      control.tell('errors', name);
    },
    clearErrors(names) {
      for (const name of names) unset(control.errors, name);
      control.tell('errors');
    },
    reset(values) {
      control.values = { ...structuredClone(values) };
      control.errors = {};
      isSubmitted = false;
      for (const [name, element] of controls) show(element, get(control.values, name));
      for (const rows of arrays.values()) rows.renew();
      control.tell('values');
      control.tell('errors');
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    handleSubmit(onValid, onInvalid) {
      return async () => {
        control.errors = await check();
        const isValid = Object.keys(control.errors).length === 0;
        try {
          if (isValid) {
            control.tell('errors');
            await onValid(structuredClone(control.values) as never);
          } else {
            await onInvalid(control.errors);
          }
        } finally {
          isSubmitted = true;
          control.tell('errors');
        }
      };
    },
  };
}

/** The rows of a list: each keeps its key, and its errors move with it. */
function createRows(control: FormState, name: string): Rows {
  const listeners = new Set<() => void>();
  let keys: string[] = [];
  let lastKey = 0;
  let turn = 0;
  const createKey = () => `row${++lastKey}`;
  const render = () => {
    turn++;
    for (const listener of [...listeners]) listener();
  };
  const change = (splice: (list: unknown[], filling: unknown) => void, value?: unknown) => {
    const values = [...asArray(get(control.values, name))];
    // Gives each row a key before any of them moves.
    keys = values.map((_, index) => keys[index] ?? createKey());
    splice(values, value);
    splice(keys, createKey());
    set(control.values, name, values);
    const errors = get(control.errors, name);
    if (Array.isArray(errors)) splice(errors, undefined);
    render();
    control.tell('values', name);
    control.tell('errors', name);
  };
  return {
    insert: (index, value) =>
      change((list, filling) => {
        // The list of errors is sparse: a row that is added behind the last error moves none.
        if (index <= list.length) list.splice(index, 0, filling);
      }, structuredClone(value)),
    remove: (index) => change((list) => list.splice(index, 1)),
    keyAt(index) {
      keys[index] ??= createKey();
      return keys[index];
    },
    renew() {
      keys = [];
      render();
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    readTurn: () => turn,
  };
}

function touches(wanted: string | undefined, changed: string | undefined): boolean {
  if (wanted === undefined || changed === undefined || wanted === changed) return true;
  return wanted.startsWith(`${changed}.`) || changed.startsWith(`${wanted}.`);
}

function isCheckbox(element: Control): element is HTMLInputElement {
  return element.type === 'checkbox';
}

function read(element: Control): unknown {
  return isCheckbox(element) ? element.checked : element.value;
}

function show(element: Control, value: unknown) {
  if (isCheckbox(element)) element.checked = Boolean(value);
  else if (value !== undefined) element.value = value === null ? '' : String(value);
}

function asArray(value: unknown): unknown[] {
  return Array.isArray(value) ? value : [];
}

export function get(object: unknown, path: string): unknown {
  let found: unknown = object;
  for (const key of path.split('.')) found = Object(found)[key];
  return found;
}

export function set(target: object, path: string, value: unknown) {
  const keys = path.split('.');
  const last = keys.pop() ?? '';
  let inside = target as Record<string, unknown>;
  for (const [index, key] of keys.entries()) {
    const next = keys[index + 1] ?? last;
    if (typeof inside[key] !== 'object' || inside[key] === null) inside[key] = /^\d+$/.test(next) ? [] : {};
    inside = inside[key] as Record<string, unknown>;
  }
  inside[last] = value;
}

/** Removes the value at a path and the objects that become empty: a form without errors has no keys. */
function unset(object: Record<string, unknown>, path: string) {
  const [key = '', ...rest] = path.split('.');
  const inside = object[key];
  if (rest.length > 0 && typeof inside === 'object' && inside !== null) {
    unset(inside as Record<string, unknown>, rest.join('.'));
    if (Object.values(inside).some((value) => value !== undefined)) return;
  }
  delete object[key];
}
