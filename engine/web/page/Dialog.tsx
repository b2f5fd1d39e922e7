import { Modal, type ModalProps } from 'antd';
import { useFocusBack } from './use-focus-back.ts';

/** antd's dialog for what stands on the page only while it is open: the keyboard goes back to what opened it. */
export function Dialog(props: ModalProps) {
  useFocusBack();
  return <Modal {...props} />;
}
