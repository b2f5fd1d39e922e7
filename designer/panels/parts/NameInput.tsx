import { Input, type InputProps } from 'antd';
import { useState } from 'react';

interface NameInputProps extends Omit<InputProps, 'value' | 'onChange' | 'onBlur' | 'onKeyDown'> {
  value: string;
  /** Told once, when the name is finished: by Enter, or by leaving the field. */
  onRename(name: string): void;
}

/**
 * A name other things hold on to. Letters typed on the way to it are no names: it is taken up as a whole, as one act, and Esc takes back what
 * was typed. An empty field gives back the name that holds.
 */
export function NameInput({ value, onRename, ...others }: NameInputProps) {
  const [typed, setTyped] = useState<string | null>(null);
  const settle = () => {
    setTyped(null);
    if (typed !== null && typed !== '' && typed !== value) onRename(typed);
  };
  return (
    <Input
      {...others}
      value={typed ?? value}
      onChange={(event) => setTyped(event.target.value)}
      onBlur={settle}
      onKeyDown={(event) => {
        if (event.nativeEvent.isComposing || typed === null) return;
        if (event.key === 'Enter') settle();
        if (event.key !== 'Escape') return;
        event.preventDefault();
        setTyped(null);
      }}
    />
  );
}
