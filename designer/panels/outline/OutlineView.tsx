export default function OutlineView() {
  return null;
}
