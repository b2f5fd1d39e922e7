import { Button, type ButtonProps } from 'antd';

interface IconButtonProps extends Omit<ButtonProps, 'title'> {
  label: string;
}

/** A tool of the toolbar: a picture with its word on hover and for screen readers. */
export function IconButton({ label, ...button }: IconButtonProps) {
  return <Button type="text" aria-label={label} data-hint={label} {...button} />;
}
