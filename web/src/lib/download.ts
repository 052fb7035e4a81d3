// The record of a match as a file.

import { ask, type TableInfo } from "./protocol";

export async function downloadRecord(info: TableInfo, key: string): Promise<void> {
  const text = await ask<string>(`/api/tables/${info.table}/record`, {}, key);
  const link = document.createElement("a");
  link.href = URL.createObjectURL(new Blob([text], { type: "text/plain" }));
  link.download = `${info.game}-${info.table}.record`;
  link.click();
  URL.revokeObjectURL(link.href);
}
