import { defineWidget } from '../../../../engine/web/index.ts';
import { DepartmentCell } from './DepartmentCell.tsx';
import { DepartmentTree } from './DepartmentTree.tsx';

export default defineWidget({ Input: DepartmentTree, Cell: DepartmentCell });
