import { Button, Field, Icon, Input } from '@udongo/ui';
import { type KeyboardEvent, type ReactNode, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useBenchText } from './benchTexts.ts';
import { CameraDialog } from './CameraDialog.tsx';
import { readSampleCode } from './readSampleCode.ts';
import { useHandScanner } from './useHandScanner.ts';

/** Whether the last scan was good, in words and colour. */
export interface ScanResult {
  tone: 'good' | 'bad';
  text: string;
}

interface CodeFieldProps {
  /** The label of the button beside the field. */
  submit: string;
  /** Whether the focus begins here. */
  isFocused: boolean;
  /** Whether the camera goes on after a code. Default false. */
  isRepeated?: boolean;
  /** Default: nothing is said of a scan. */
  result?: ScanResult | undefined;
  onCode: (code: string) => void;
}

/**
 * Takes a code from the keyboard, from a hand scanner wherever the focus is, and from the camera. A key that no control waits
 * for begins a code here.
 */
export function CodeField({ submit, isFocused, isRepeated = false, result, onCode }: CodeFieldProps) {
  const t = useBenchText();
  const input = useRef<HTMLInputElement>(null);
  const [text, setText] = useState('');
  const [isWrong, setIsWrong] = useState(false);
  const [isLooking, setIsLooking] = useState(false);

  const take = (code: string) => {
    setText('');
    setIsWrong(false);
    if (!isRepeated) setIsLooking(false);
    onCode(code);
  };
  const refuse = (unknown: string) => {
    setText(unknown);
    setIsWrong(true);
  };
  useHandScanner(take, refuse);

  // Hands are busy: the first scan needs no press. After the title of a new page, which takes the focus first.
  useEffect(() => {
    if (isFocused) input.current?.focus();
  }, [isFocused]);

  // The next scan replaces a code that failed.
  useEffect(() => {
    if (isWrong) input.current?.setSelectionRange(0, text.length);
  }, [isWrong, text]);

  useLayoutEffect(() => {
    const listen = ({ key, target, ctrlKey, metaKey, altKey }: globalThis.KeyboardEvent) => {
      const isFree = target === document.body || (target instanceof HTMLElement && target.tabIndex === -1);
      if (isFree && key.length === 1 && !ctrlKey && !metaKey && !altKey) input.current?.focus();
    };
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, []);

  const open = () => {
    const code = readSampleCode(text);
    if (code) take(code);
    else setIsWrong(true);
  };
  const press = (event: KeyboardEvent) => {
    if (event.key === 'Enter') open();
  };

  const typed = text.trim();
  const refusal = isWrong && (typed ? t('bench.notACode', { code: typed }) : t('bench.noCode'));
  const said =
    isLooking && refusal ? <Result tone="bad" text={refusal} /> : <Result {...(text === '' && result)} />;
  return (
    <div className="app-bench__search">
      <Field label={t('bench.code')} hint={t('bench.codeHint')} error={refusal}>
        <Input
          ref={input}
          value={text}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          onKeyDown={press}
          onChange={({ target }) => {
            setText(target.value);
            setIsWrong(false);
          }}
        />
      </Field>
      <div className="app-actions">
        <Button onClick={open}>{submit}</Button>
        <Button icon="search" onClick={() => setIsLooking(true)}>
          {t('bench.camera')}
        </Button>
      </div>
      {!isLooking && said}
      {isLooking && (
        <CameraDialog
          isRepeated={isRepeated}
          onClose={() => setIsLooking(false)}
          onScan={take}
          onUnknown={refuse}
        >
          {said}
        </CameraDialog>
      )}
    </div>
  );
}

function Result({ tone, text }: Partial<ScanResult>): ReactNode {
  return (
    <p role="status" className="app-bench__result" data-tone={tone}>
      {tone && <Icon name={tone === 'good' ? 'check' : 'warning'} width={18} height={18} />}
      {text}
    </p>
  );
}
