// Written by `npm run generate` from the words in locales. Do not edit.
export const texts = {
  advice: {
    "400": { zh_cn: "请按提示改正参数后再次调用。", en: "Correct the arguments as told and call again." },
    "401": { zh_cn: "再次调用不会成功：应用须先获得该接口的权限。", en: "Calling again will not help: the app needs a permission for this interface first." },
    "404": { zh_cn: "请核对所用的 id 或名称；工具列表可能已变化。", en: "Check the ids and names; the list of tools may have changed." },
    "406": { zh_cn: "请用 App.Auth.ApplyToken 重新申请 access_token 后重新连接。", en: "Apply for a new access_token with App.Auth.ApplyToken and connect again." },
    "410": { zh_cn: "请稍候再试。", en: "Wait a moment before calling again." },
    "412": { zh_cn: "再次调用不会成功：请应用所有者把该 IP 加入白名单。", en: "Calling again will not help: the app's owner must allow this address." },
    "413": { zh_cn: "再次调用不会成功：请应用所有者检查应用状态。", en: "Calling again will not help: the app's owner must see to the state of the app." },
    "415": { zh_cn: "当日额度已用完：北京时间次日零点后恢复，或请应用所有者提高额度。", en: "No more calls today: it goes on after midnight in China (UTC+8), or the app's owner raises the limit." },
    "422": { zh_cn: "上游接口拒绝了请求，原因见 structuredContent.data.upstream；请据此修改参数。", en: "The upstream refused the request; structuredContent.data.upstream says why. Correct the arguments accordingly." },
    "500": { zh_cn: "这不是参数的问题，可稍后重试一次。", en: "The arguments are not the cause; try once more later." },
    "502": { zh_cn: "上游接口出错，可稍后重试一次。", en: "The upstream failed; try once more later." },
    "504": { zh_cn: "上游接口未按时响应；会改变数据的调用可能已经生效，请先核对。", en: "The upstream did not answer in time; a call that writes may have taken effect, so look first." },
  },
  request: { zh_cn: "反馈问题时请附上 request_id：{id}", en: "Give this request_id when you report it: {id}" },
};
