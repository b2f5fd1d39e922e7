import { Drawer } from 'antd';
import type { ResultProps } from '../../../engine/web/index.ts';
import type { OfferedTable } from '../../calls/data-calls.ts';
import { ColumnsTable } from './ColumnsTable.tsx';
import './data.css';

/** The columns of a table of the list. */
export default function ShowStructure({ answer, onClose }: ResultProps) {
  const found = answer as Pick<OfferedTable, 'database' | 'table' | 'shape' | 'columns'>;
  return (
    <Drawer open onClose={onClose} title={found.database === null ? found.table : `${found.database}.${found.table}`} size={640}>
      <ColumnsTable table={found} />
    </Drawer>
  );
}
