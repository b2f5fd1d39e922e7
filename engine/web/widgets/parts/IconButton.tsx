import { Button, type ButtonProps, Tooltip } from 'antd';
import { useHint } from './use-hint.ts';

interface IconButtonProps extends Omit<ButtonProps, 'title'> {
  label: string;
}

/** A tool of the toolbar: a picture with its word on hover and for screen readers. */
export function IconButton({ label, ...button }: IconButtonProps) {
  const { hint, onPress } = useHint();
  return (
    <Tooltip title={label} {...hint}>
      <Button type="text" aria-label={label} {...button} onPointerDownCapture={onPress} />
    </Tooltip>
  );
}
