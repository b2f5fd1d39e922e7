import { Button, type ButtonProps, Tooltip } from 'antd';

interface IconButtonProps extends Omit<ButtonProps, 'title'> {
  label: string;
}

/** A tool of the toolbar: a picture with its word on hover and for screen readers. */
export function IconButton({ label, ...button }: IconButtonProps) {
  return (
    <Tooltip title={label}>
      <Button type="text" aria-label={label} {...button} />
    </Tooltip>
  );
}
