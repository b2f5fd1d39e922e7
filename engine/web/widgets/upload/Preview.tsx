import { Image } from 'antd';

export default function Preview({ addresses, index, onClose }: { addresses: string[]; index: number; onClose(): void }) {
  return <Image.PreviewGroup items={addresses} preview={{ open: true, current: index, onOpenChange: (open) => !open && onClose() }} />;
}
