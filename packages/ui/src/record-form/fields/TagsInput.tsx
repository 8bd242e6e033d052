import { type ChangeEvent, type KeyboardEvent, useRef, useState } from 'react';
import { createSlots } from '../../lib/slots.ts';
import { comboboxTexts } from '../../primitives/combobox/comboboxTexts.ts';
import { useFieldControl } from '../../primitives/field/index.ts';
import { Icon } from '../../primitives/icon/index.ts';
import type { MultiSelectSlots } from '../../primitives/index.ts';
import { useMessages } from '../../provider/index.ts';
import { recordFieldTexts } from './recordFieldTexts.ts';

interface TagsInputProps {
  maxLength: number | undefined;
  placeholder: string | undefined;
  value: readonly string[];
  onValueChange: (tags: readonly string[]) => void;
  onBlur: () => void;
}

/** Texts as chips. Enter, a comma and leaving the input end one; Backspace in the empty input removes the last. */
export function TagsInput({ maxLength, placeholder, value, onValueChange, onBlur }: TagsInputProps) {
  const t = useMessages(comboboxTexts);
  const tFields = useMessages(recordFieldTexts);
  const field = useFieldControl();
  const input = useRef<HTMLInputElement>(null);
  const [text, setText] = useState('');
  const slot = createSlots<MultiSelectSlots, { invalid: boolean }>(
    'multi-select',
    { invalid: Boolean(field['aria-invalid']) },
    {},
  );
  const add = (typed: string) => {
    const parts = typed.split(/[,;\n]/).map((part) => part.trim());
    const tags = new Map([...value, ...parts].reverse().map((tag) => [tag.toLowerCase(), tag]));
    tags.delete('');
    setText('');
    if (tags.size !== value.length) onValueChange([...tags.values()].reverse());
  };
  const change = ({ target }: ChangeEvent<HTMLInputElement>) =>
    /[,;]/.test(target.value) ? add(target.value) : setText(target.value);
  const pressKey = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'Backspace' && text === '' && value.length > 0) onValueChange(value.slice(0, -1));
    if (event.key !== 'Enter' || text.trim() === '') return;
    // Enter ends the text here, and sends the form only from an empty input.
    event.preventDefault();
    add(text);
  };
  return slot(
    'root',
    <div>
      {slot(
        'control',
        // biome-ignore lint/a11y/noStaticElementInteractions: a press between the chips is a press on the input
        <div
          className="udongo-combobox__control"
          onMouseDown={(event) => {
            if (event.target !== event.currentTarget) return;
            event.preventDefault();
            input.current?.focus();
          }}
        >
          {value.length > 0 &&
            slot(
              'chips',
              <ul aria-label={t('combobox.chosen')}>
                {value.map((tag) =>
                  slot(
                    'chip',
                    <li key={tag}>
                      {tag}
                      {slot(
                        'chipRemove',
                        <button
                          type="button"
                          aria-label={t('combobox.removeChip', { label: tag })}
                          onClick={() => {
                            onValueChange(value.filter((one) => one !== tag));
                            input.current?.focus();
                          }}
                        >
                          <Icon name="close" width={14} height={14} />
                        </button>,
                      )}
                    </li>,
                  ),
                )}
              </ul>,
            )}
          {slot(
            'input',
            <input
              ref={input}
              type="text"
              className="udongo-combobox__input"
              autoComplete="off"
              enterKeyHint="done"
              {...field}
              maxLength={maxLength}
              placeholder={placeholder}
              value={text}
              onChange={change}
              onKeyDown={pressKey}
              onBlur={() => {
                add(text);
                onBlur();
              }}
            />,
          )}
        </div>,
      )}
      <span className="udongo-hidden" role="status">
        {value.length > 0 && tFields('recordFields.tags', { count: value.length })}
      </span>
    </div>,
  );
}
