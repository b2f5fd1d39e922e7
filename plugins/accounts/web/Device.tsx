import { Input } from 'antd';
import { type CellProps, defineWidget, type InputProps } from '../../../engine/web/index.ts';
import { describeDevice } from '../shared/describe-device.ts';

/** A user agent as browser and system; the whole of it for who points at it. */
function DeviceCell({ value }: CellProps) {
  const agent = String(value ?? '');
  return <span title={agent}>{describeDevice(agent)}</span>;
}

function DeviceInput({ id, value }: InputProps) {
  return <Input id={id} value={String(value ?? '')} disabled />;
}

export default defineWidget({ Input: DeviceInput, Cell: DeviceCell });
