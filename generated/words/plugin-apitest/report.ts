// Written by `npm run generate` from the words in locales. Do not edit.
export const texts = {
  title: { zh_cn: "接口测试报告", en: "API test report" },
  cases: { zh_cn: "测试用例", en: "Test cases" },
  successful: { zh_cn: "成功", en: "Successful" },
  failed: { zh_cn: "失败", en: "Failed" },
  untested: { zh_cn: "未测试", en: "Not tested" },
  rate: { zh_cn: "通过率", en: "Pass rate" },
  noModule: { zh_cn: "未分模块", en: "Without module" },
  name: { zh_cn: "用例名称", en: "Test case" },
  service: { zh_cn: "接口", en: "Interface" },
  status: { zh_cn: "状态", en: "Status" },
  took: { zh_cn: "用时", en: "Took" },
  ran: { zh_cn: "最近测试", en: "Last run" },
  tester: { zh_cn: "最近测试人", en: "Last tester" },
  passed: { zh_cn: "成功次数 / 测试次数", en: "Successes / runs" },
  accepted: { zh_cn: "{by} 于 {at} 认可了新结果", en: "New answer accepted by {by} at {at}" },
};
