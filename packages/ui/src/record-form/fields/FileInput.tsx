import { useRef } from 'react';
import { Button } from '../../primitives/button/index.ts';
import { useFieldControl } from '../../primitives/field/index.ts';
import { useMessages } from '../../provider/index.ts';
import { formatSize } from './fileRules.ts';
import { recordFieldTexts } from './recordFieldTexts.ts';

interface FileInputProps {
  accept?: string | undefined;
  /** A chosen file, or the address of the stored one. */
  value: File | string | null;
  onValueChange: (file: File | null) => void;
  onBlur: () => void;
}

/** A button that chooses a file, with the file's name, its size, and a button that removes it. */
export function FileInput({ accept, value, onValueChange, onBlur }: FileInputProps) {
  const t = useMessages(recordFieldTexts);
  const { id, ...field } = useFieldControl();
  const input = useRef<HTMLInputElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const name = value instanceof File ? value.name : nameOf(value ?? '');
  return (
    <div className="udongo-record-form__file">
      <Button
        ref={button}
        id={id}
        // The label names the button, and its text says what it does.
        aria-labelledby={`${id}-label ${id}-choose`}
        aria-describedby={field['aria-describedby']}
        data-invalid={field['aria-invalid'] && ''}
        onClick={() => input.current?.click()}
        onBlur={onBlur}
      >
        <span id={`${id}-choose`}>{t(name ? 'recordFields.changeFile' : 'recordFields.chooseFile')}</span>
      </Button>
      {/* Hidden behind the button, because the browser would label it in its own language. */}
      <input
        ref={input}
        className="udongo-hidden"
        type="file"
        tabIndex={-1}
        aria-hidden="true"
        aria-labelledby={`${id}-label`}
        accept={accept}
        onChange={({ target }) => {
          if (target.files?.[0]) onValueChange(target.files[0]);
          // The same file can be chosen again.
          target.value = '';
        }}
      />
      {name && (
        <span className="udongo-record-form__file-name">
          {name}
          {value instanceof File && ` (${formatSize(value.size)})`}
        </span>
      )}
      {name && (
        <Button
          variant="quiet"
          icon="close"
          aria-label={t('recordFields.removeFile', { name })}
          onClick={() => {
            onValueChange(null);
            button.current?.focus();
          }}
        />
      )}
    </div>
  );
}

/** The last part of an address; a data URL has no name but its type. */
function nameOf(address: string): string {
  const [, type] = /^data:\w+\/([\w+.-]+)/.exec(address) ?? [];
  return type ? type.toUpperCase() : (address.split(/[?#]/)[0]?.split('/').pop() ?? '');
}
