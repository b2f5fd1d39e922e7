import { Watermark as Marks } from 'antd';
import dayjs from 'dayjs';

/** Who reads the page, and when, over all of it, so that a photograph of it names them. It takes no press. */
export default function Watermark({ username }: { username: string }) {
  return (
    <Marks content={[username, dayjs().format('YYYY-MM-DD')]} className="p-watermark">
      <div className="p-watermark" />
    </Marks>
  );
}
