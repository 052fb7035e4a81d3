// A service worker: the browser wakes it with a message, also when the page is closed.

self.addEventListener("push", (event) => {
  const { title, body, link, stop, stop_text } = event.data.json();
  const actions = [{ action: "stop", title: stop_text }];
  const data = { link, stop };
  event.waitUntil(
    self.registration.showNotification(title, { body, tag: link, data, actions, icon: "/favicon-turn.svg" }),
  );
});

self.addEventListener("notificationclick", (event) => {
  const { link, stop } = event.notification.data;
  event.notification.close();
  event.waitUntil(self.clients.openWindow(event.action === "stop" ? stop : link));
});
