import { ApiOutlined, BranchesOutlined, CalculatorOutlined, CodeOutlined, DatabaseOutlined, LoginOutlined, LogoutOutlined } from '@ant-design/icons';
import type { ComponentType } from 'react';
import type { NodeFamily } from '../../model/node-type/node-type.ts';

const icons: Readonly<Record<NodeFamily, ComponentType<{ className?: string }>>> = {
  input: LoginOutlined,
  compute: CalculatorOutlined,
  logic: BranchesOutlined,
  data: DatabaseOutlined,
  outside: ApiOutlined,
  code: CodeOutlined,
  end: LogoutOutlined,
};

/** The sign of a family of nodes, in the family's colour; the same on the canvas, in the palette and in lists. */
export function FamilyIcon({ family }: { family: NodeFamily }) {
  const Icon = icons[family];
  return (
    <span className={`design-family-icon design-family-${family}`} aria-hidden>
      <Icon />
    </span>
  );
}
