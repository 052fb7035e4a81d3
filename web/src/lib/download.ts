// The record of a match as a file.

import { ask, type TableInfo } from "./protocol";

export async function downloadRecord(info: TableInfo, key: string): Promise<void> {
  saveRecord(await ask<string>(`/api/tables/${info.table}/record`, {}, key), `${info.game}-${info.table}`);
}

export function saveRecord(text: string, name: string): void {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(new Blob([text], { type: "text/plain" }));
  link.download = `${name}.record`;
  link.click();
  URL.revokeObjectURL(link.href);
}
