import { RightOutlined } from '@ant-design/icons';

interface RestButtonProps {
  label: string;
  expanded: boolean;
  onToggle(): void;
}

/** Shows the fields of a row that have no column. */
export function RestButton({ label, expanded, onToggle }: RestButtonProps) {
  return (
    <button type="button" className="rest-button" aria-label={label} title={label} aria-expanded={expanded} onClick={onToggle}>
      <RightOutlined aria-hidden />
    </button>
  );
}
