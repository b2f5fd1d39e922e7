import { Flex, Typography } from 'antd';
import type { ReactNode } from 'react';

/** The frame all pages of one's own account share: a title, one line of help, and the content at a readable width. */
export function AccountPage({ title, help, children }: { title: string; help: string; children: ReactNode }) {
  return (
    <Flex vertical gap={20} style={{ maxWidth: 760 }}>
      <div>
        <Typography.Title level={1} style={{ fontSize: 20, lineHeight: '28px', margin: 0 }}>
          {title}
        </Typography.Title>
        <Typography.Text type="secondary">{help}</Typography.Text>
      </div>
      {children}
    </Flex>
  );
}
