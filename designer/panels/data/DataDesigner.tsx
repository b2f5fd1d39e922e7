export default function DataDesigner() {
  return null;
}
