export default function JsonView() {
  return null;
}
