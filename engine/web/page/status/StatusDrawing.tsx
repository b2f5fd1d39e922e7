/** Three small scenes of the portico, in lines: a closed gate, a missing column, a broken lintel. */
const scenes = {
  '401':
    'M30 30h140v16H30zM42 46v84M66 46v84M88 46v84M112 46v84M134 46v84M158 46v84M30 130h140v10H30zM42 72h116M42 104h116M92 82h16v14H92zM96 82v-5a4 4 0 0 1 8 0v5',
  '404': 'M30 30h140v16H30zM42 46v84h20V46M138 46v84h20V46M30 130h140v10H30zM90 46v8l6 6 8-5 6 4V46M90 130v-9l8-7 6 5 6-3v14',
  '500': 'M30 34 96 30v16l-66 4zM104 34l66 14-3 15-66-13M42 50v80h20V48M90 47v83h20V52M138 58v72h20V62M30 130h140v10H30zM96 30l6 8-5 6 4 6',
};

export function StatusDrawing({ code }: { code: keyof typeof scenes }) {
  return (
    <svg className="p-status-drawing" viewBox="0 0 200 150" fill="none" stroke="currentColor" strokeWidth="1.5" strokeLinejoin="round" aria-hidden="true">
      <path d={scenes[code]} />
      <path className="p-status-ground" d="M8 140h184" />
    </svg>
  );
}
