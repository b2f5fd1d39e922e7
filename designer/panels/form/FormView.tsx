export default function FormView() {
  return null;
}
