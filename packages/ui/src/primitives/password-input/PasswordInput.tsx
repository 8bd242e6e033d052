import { useState } from 'react';
import { createSlots, type SlotProps } from '../../lib/slots.ts';
import { password } from '../../messages/en/password.ts';
import { useMessages } from '../../provider/index.ts';
import { Icon } from '../icon/index.ts';
import { Input, type InputProps } from '../input/index.ts';

const texts = { password };

export interface PasswordInputSlots {
  root: 'div';
  /** Shows and hides the password. */
  reveal: 'button';
}

export interface PasswordInputState {
  revealed: boolean;
}

export interface PasswordInputProps
  extends Omit<InputProps, 'type' | keyof SlotProps<object, object>>,
    SlotProps<PasswordInputSlots, PasswordInputState> {
  /**
   * 'current-password' for a login, 'new-password' for a new one, so that the browser's password list fits.
   */
  autoComplete?: InputProps['autoComplete'];
}

/**
 * An input for a password, with a button that shows and hides it. Pasting works. Connects to the field around
 * it.
 */
export function PasswordInput({ classNames, render, rootProps, ...props }: PasswordInputProps) {
  const t = useMessages(texts);
  const [revealed, setRevealed] = useState(false);
  const slot = createSlots<PasswordInputSlots, PasswordInputState>(
    'password-input',
    { revealed },
    { classNames, render, rootProps },
  );
  return slot(
    'root',
    <div>
      <Input {...props} type={revealed ? 'text' : 'password'} autoCapitalize="none" spellCheck={false} />
      {slot(
        'reveal',
        <button
          type="button"
          aria-label={t(revealed ? 'password.hide' : 'password.show')}
          onClick={() => setRevealed(!revealed)}
        >
          <Icon name={revealed ? 'eyeOff' : 'eye'} />
        </button>,
      )}
    </div>,
  );
}
