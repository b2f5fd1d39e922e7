// Written by `npm run generate` from the words in locales. Do not edit.
export const texts = {
  usage: { zh_cn: "用法：portico test --url <平台地址> --token <后台令牌> [--module <模块>] [--junit <文件>]\n前两项也可由 PORTICO_URL 和 PORTICO_TOKEN 给出。", en: "Usage: portico test --url <address of the installation> --token <back-office token> [--module <module>] [--junit <file>]\nPORTICO_URL and PORTICO_TOKEN stand for the first two." },
  none: { zh_cn: "没有测试用例", en: "There are no test cases" },
  passed: { zh_cn: "成功  {name}（{service}，{took} 毫秒）", en: "ok      {name} ({service}, {took} ms)" },
  failed: { zh_cn: "失败  {name}（{service}，{took} 毫秒）", en: "FAILED  {name} ({service}, {took} ms)" },
  summary: { zh_cn: "共 {total} 个测试用例，{failed} 个失败", en: "{total} test cases, {failed} failed" },
  noAnswer: { zh_cn: "{url} 返回 HTTP {status}，不是平台的返回格式", en: "{url} responded with HTTP {status} and no envelope" },
  refused: { zh_cn: "被拒绝，ret {ret}：{msg}", en: "Refused with ret {ret}: {msg}" },
  unreachable: { zh_cn: "无法连接 {url}：{reason}", en: "{url} cannot be reached: {reason}" },
  unwritable: { zh_cn: "无法写入 {file}：{reason}", en: "{file} cannot be written: {reason}" },
};
